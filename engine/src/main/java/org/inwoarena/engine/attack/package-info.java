/** Attacks from announcement to result (sections 7 to 11). */
package org.inwoarena.engine.attack;

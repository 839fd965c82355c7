/** How games end: Goals, claims, elimination, time (section 15). */
package org.inwoarena.engine.victory;

/** The geometry of Power Structures (section 4.8): who hangs where, and what is free. */
package org.inwoarena.engine.layout;

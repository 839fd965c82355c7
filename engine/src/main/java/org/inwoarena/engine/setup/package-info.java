/** From the nonces to the starting roll (section 1.3). */
package org.inwoarena.engine.setup;

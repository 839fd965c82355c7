/** Hands that are closed while somebody looks at them or cards are drawn (13.3, R3.5.8, 3.6). */
package org.inwoarena.engine.hand;

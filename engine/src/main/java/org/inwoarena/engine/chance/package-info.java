/**
 * Chance that nobody has to trust: committed, seeded streams whose every draw can be recomputed.
 */
package org.inwoarena.engine.chance;

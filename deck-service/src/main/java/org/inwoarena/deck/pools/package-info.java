/**
 * Pools of sealed events: dealt from a committed seed, seen by their owner until it is revealed.
 */
package org.inwoarena.deck.pools;

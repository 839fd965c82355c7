/**
 * A hosted match as plain records: what happened, what it means, what each audience sees of it. The
 * rules of the game are the engine's; here are seats, clocks and the end.
 */
package org.inwoarena.game.match;

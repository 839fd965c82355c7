/**
 * The clocks of a match as pure arithmetic: a bank per seat, a grace and a cap per prompt. Nothing
 * here reads a clock or a database; {@code docs/clocks.md} tells the same in words.
 */
package org.inwoarena.game.clock;

package org.inwoarena.game.judges;

/**
 * Somebody wants to see every card of a match.
 *
 * @param viewer player id
 * @param judge whether the account is a judge of the platform
 */
public record Look(String viewer, boolean judge) {}

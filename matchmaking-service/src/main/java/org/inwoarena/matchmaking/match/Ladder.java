package org.inwoarena.matchmaking.match;

import org.inwoarena.contracts.Clocks;

/**
 * A ladder one can queue for.
 *
 * @param ruleSet preset of the engine its matches are played under
 * @param cards how cards act, such as {@code card-texts}
 * @param format deck format registrations must have
 */
public record Ladder(
    String id, String name, String ruleSet, String cards, String format, Clocks clocks) {}

package org.inwoarena.rating.store;

/** A ladder with the number of its rated matches and players. */
public record LadderLine(
    String id,
    String name,
    String ruleSet,
    String cards,
    int minimumTurns,
    long matches,
    long players) {}

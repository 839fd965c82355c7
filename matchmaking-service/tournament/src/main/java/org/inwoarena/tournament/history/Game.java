package org.inwoarena.tournament.history;

/** A finished game of a match: who started, and how it ended. */
public record Game(Side starter, GameScore score) {}

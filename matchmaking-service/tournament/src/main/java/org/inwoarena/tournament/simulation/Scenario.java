package org.inwoarena.tournament.simulation;

import java.util.OptionalInt;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.history.MatchLength;

/**
 * What is simulated.
 *
 * @param rounds of a Swiss event; empty for what suits the number of players
 * @param seed of everything: who is how strong, who wins, lots
 * @param absences in percent of the tables: one or both sides do not come
 */
public record Scenario(
    int players, OptionalInt rounds, long seed, Format format, MatchLength length, int absences) {}

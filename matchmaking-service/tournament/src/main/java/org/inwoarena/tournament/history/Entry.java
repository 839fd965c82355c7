package org.inwoarena.tournament.history;

import org.inwoarena.tournament.history.Result.Contested;

/** A result reported for a table. */
public record Entry(int round, int table, Contested result) {}

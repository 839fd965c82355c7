package org.inwoarena.engine.api;

/**
 * How a game ended for one seat.
 *
 * @param place 1 for winners; equal places share
 * @param score half points: 2 win, 1 shared, 0 loss
 * @param goalShare per mille of the nearest Goal reached, 0 to 1000
 */
public record SeatResult(Seat seat, int place, int score, int goalShare) {}

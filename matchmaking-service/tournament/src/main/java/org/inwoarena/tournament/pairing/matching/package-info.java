/**
 * Least perfect matchings under criteria that rank strictly one after another, each optimum proven
 * by a dual solution over all pairs. Knows vertices and costs, nothing of tournaments.
 */
package org.inwoarena.tournament.pairing.matching;

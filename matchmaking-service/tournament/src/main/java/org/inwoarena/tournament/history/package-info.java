/**
 * What happened in an event, round by round: who met whom, and every result that was ever reported.
 * Nothing is overwritten; what a judge corrects comes after what was reported.
 */
package org.inwoarena.tournament.history;

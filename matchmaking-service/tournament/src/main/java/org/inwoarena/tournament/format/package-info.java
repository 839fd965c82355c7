/**
 * The shapes an event can have: Swiss with or without a cut, brackets, all play all; and what a
 * match is: how many games, who starts them, what time and a draw mean.
 */
package org.inwoarena.tournament.format;

/**
 * How players behave in rated play and what it costs: how often two may meet for a rating, who left
 * matches before they were played out, and the bans that follow.
 */
package org.inwoarena.matchmaking.conduct;

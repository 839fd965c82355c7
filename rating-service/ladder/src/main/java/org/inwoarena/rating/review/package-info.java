/**
 * Patterns in rated games that a judge should look at: farming, throwing games, feeding new
 * accounts. Rules are pure and look at the history before a game, never at the game itself (duty
 * 19); what they find is a flag for review and changes no rating.
 */
package org.inwoarena.rating.review;

/** Elo ladders: what match results do to ratings, leaderboards and rating history. */
package org.inwoarena.rating;

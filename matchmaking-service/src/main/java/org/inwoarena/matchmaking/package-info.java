/**
 * Brings players together: profiles, the ladder queue, direct challenges. The domain is in {@code
 * player}, {@code queue}, {@code challenge} and {@code match}; {@code desk} takes requests, one
 * transaction each; {@code api}, {@code messaging} and {@code store} are the edges.
 */
package org.inwoarena.matchmaking;

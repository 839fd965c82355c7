/** Who plays: profiles with a unique handle, made at the first log-in. */
package org.inwoarena.matchmaking.player;

package org.inwoarena.matchmaking.player;

/**
 * Who is logged in.
 *
 * @param id the token's {@code sub}
 * @param userName proposal for a handle
 */
public record Account(String id, String userName, boolean bot) {}

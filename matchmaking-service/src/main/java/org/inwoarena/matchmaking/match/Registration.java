package org.inwoarena.matchmaking.match;

import java.time.Instant;

/** A frozen deck list as this service knows it: everything but the cards. */
public record Registration(
    String id,
    String owner,
    String name,
    String format,
    String hash,
    String validatorVersion,
    Instant registeredAt) {}

package org.inwoarena.tournament.life;

import java.time.Instant;

/** A command with who gives it, and when. */
public record Request(Actor by, Instant at, Command command) {}

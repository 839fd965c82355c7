package org.inwoarena.game.clock;

import java.time.Instant;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Seat;

/**
 * An open prompt, for which time runs.
 *
 * @param since when it was published, later where an outage was credited
 */
public record Running(PromptId prompt, Seat seat, Instant since) {}

package org.inwoarena.game.clock;

import java.time.Instant;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Seat;

/**
 * The end of a prompt's time.
 *
 * @param flag whether the bank is empty then; otherwise the cap per prompt is reached
 */
public record Expiry(PromptId prompt, Seat seat, Instant deadline, boolean flag) {}

package org.inwoarena.game.clock;

import java.time.Duration;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Seat;

/**
 * What a closed prompt cost its seat.
 *
 * @param spent taken from the bank, grace not counted
 * @param left in the bank afterwards
 */
public record Charge(PromptId prompt, Seat seat, Duration spent, Duration left) {}

package org.inwoarena.game.match;

import java.time.Instant;
import java.util.Optional;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Seat;

/**
 * A player's command at a seat that is theirs.
 *
 * @param prompt the prompt it answers; empty for a free command
 * @param receivedAt when the gateway took it
 */
public record Move(Seat seat, Optional<PromptId> prompt, Command command, Instant receivedAt) {}

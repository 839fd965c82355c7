package org.inwoarena.engine.state;

import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Seat;

/** An open prompt; its moves follow from the state and are worked out only when wanted. */
public record Question(PromptId id, Seat seat, PromptKind kind) {}

package org.inwoarena.engine;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Optional;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Seat;

/**
 * A command and who gives it.
 *
 * @param seat the seat; absent for the host's {@code CallTime} and {@code Award}. A {@code Forfeit}
 *     of the host names the losing seat here
 * @param prompt the prompt that is answered; absent only for Concede and what the host does
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Action(Optional<Seat> seat, Optional<PromptId> prompt, Command command) {

  /** A seat answers a prompt. */
  public static Action answer(Seat seat, PromptId prompt, Command command) {
    return new Action(Optional.of(seat), Optional.of(prompt), command);
  }

  /** A seat acts without being asked. */
  public static Action free(Seat seat, Command command) {
    return new Action(Optional.of(seat), Optional.empty(), command);
  }

  /** The host acts. */
  public static Action host(Command command) {
    return new Action(Optional.empty(), Optional.empty(), command);
  }
}

package org.inwoarena.engine.state;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Optional;
import java.util.OptionalInt;
import org.inwoarena.engine.api.Moment;

/**
 * What a moment has set off and what waits to be carried out: a trigger, or the round of asking who
 * wants to answer.
 *
 * @param origin the trigger; absent for the round of asking
 * @param seat the player who carries it out, or whose doing the moment was
 * @param bindings what the moment is about
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Reaction(Moment moment, Optional<Origin> origin, int seat, Bindings bindings) {

  /** Whether it is a trigger among the abilities a play put in force under that id. */
  boolean isOf(int applied) {
    return origin.filter(one -> one.applied().equals(OptionalInt.of(applied))).isPresent();
  }
}

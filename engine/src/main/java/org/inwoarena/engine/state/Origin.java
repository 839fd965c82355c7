package org.inwoarena.engine.state;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.OptionalInt;

/**
 * Where an ability stands: on a card, or among abilities that a play put in force.
 *
 * @param card the card's number
 * @param applied the id of the {@link Applied} it stands in, absent for the card's own text
 * @param ability its index there
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Origin(int card, OptionalInt applied, int ability) {

  /** An ability of the card's own text. */
  public static Origin text(int card, int ability) {
    return new Origin(card, OptionalInt.empty(), ability);
  }

  /** An ability that a play put in force. */
  public static Origin applied(int card, int id, int ability) {
    return new Origin(card, OptionalInt.of(id), ability);
  }
}

package org.inwoarena.engine.state;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.OptionalInt;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.api.DrawReason;
import org.inwoarena.engine.api.Side;

/** Something about to happen that can still be prevented or replaced. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "deed")
@JsonInclude(JsonInclude.Include.NON_ABSENT)
@JsonSubTypes({
  @JsonSubTypes.Type(value = Deed.Drawing.class, name = "draw"),
  @JsonSubTypes.Type(value = Deed.GroupTakeover.class, name = "take-group"),
  @JsonSubTypes.Type(value = Deed.ResourceTakeover.class, name = "take-resource"),
  @JsonSubTypes.Type(value = Deed.Destruction.class, name = "destroy"),
  @JsonSubTypes.Type(value = Deed.Rolled.class, name = "roll"),
  @JsonSubTypes.Type(value = Deed.Devastation.class, name = "devastate"),
  @JsonSubTypes.Type(value = Deed.Relief.class, name = "relieve"),
  @JsonSubTypes.Type(value = Deed.Moving.class, name = "move"),
})
public sealed interface Deed {

  /** Cards are drawn. */
  record Drawing(int seat, Deck deck, DrawReason reason, int count) implements Deed {}

  /** A Group comes into play without a roll (R2.2.7). */
  record GroupTakeover(int seat, int card, int master, Side side) implements Deed {}

  /** A Resource comes into play (5.2). */
  record ResourceTakeover(int seat, int card, boolean free) implements Deed {}

  /**
   * A card is destroyed.
   *
   * @param by who is credited (R9.2.13); absent for nobody
   * @param killed whether a Personality dies of it (R12.2.4)
   * @param byAttack whether an attack does it
   */
  record Destruction(int card, OptionalInt by, boolean killed, boolean byAttack) implements Deed {}

  /**
   * The roll of a play takes effect.
   *
   * @param dice as they lie (R19.1.11)
   * @param total with all changes
   */
  record Rolled(List<Integer> dice, int total, long counter) implements Deed {
    /** Keeps an own copy. */
    public Rolled {
      dice = List.copyOf(dice);
    }
  }

  /** A Place is devastated (R12.4.1). */
  record Devastation(int card, int by) implements Deed {}

  /** A Group and its branch move to another arrow (14.1); the token is spent. */
  record Moving(int seat, int group, int master, Side side) implements Deed {}

  /**
   * A Place gets Relief (R12.5.1).
   *
   * @param givers Groups whose tokens give it; empty where card text does
   */
  record Relief(int card, int by, List<Integer> givers) implements Deed {
    /** Keeps an own copy. */
    public Relief {
      givers = List.copyOf(givers);
    }
  }
}

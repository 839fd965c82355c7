package org.inwoarena.engine.effect;

import java.util.List;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Side;

/** Which cards are meant. Written as {@code Violent & yours & !this & power >= 3}. */
public sealed interface Filter {

  /** Every card. */
  record Any() implements Filter {}

  /** Cards with that Alignment as things stand. */
  record Aligned(Alignment alignment) implements Filter {}

  /** Cards with the Alignment an earlier effect of the same play chose. */
  record AlignedAsChosen() implements Filter {}

  /** Cards with that Attribute as things stand, for Resources and Plots the printed type. */
  record Attributed(String attribute) implements Filter {}

  /** Cards of that kind; {@code Group} is every Group but an Illuminati. */
  record OfKind(Kind kind) implements Filter {}

  /** Copies of the card with that catalogue id. */
  record Named(String id) implements Filter {}

  /** The cards in that role. */
  record In(Role role) implements Filter {}

  /** Cards of that player: controlled, or held where they are in no structure. */
  record Of(Who who) implements Filter {}

  /** Cards that lie there. */
  record Lying(Place place) implements Filter {}

  /** Cards that are so. */
  record Being(State state) implements Filter {}

  /** Groups with a control arrow, in or out, on that side of the upright card. */
  record ArrowOn(Side side) implements Filter {}

  /** Cards with a mark that a card put there (R17.3.3). */
  record Marked(String mark) implements Filter {}

  /** Cards whose number compares so. */
  record Compared(Measure measure, Comparison comparison, Amount amount) implements Filter {}

  /** Cards that share an Alignment with one in that role (R4.3.5). */
  record Sharing(Role role) implements Filter {}

  /** Cards with an Alignment opposed to one of a card in that role (R4.3.2, R4.3.4). */
  record Opposed(Role role) implements Filter {}

  /** Groups whose master is such a card. */
  record Under(Filter master) implements Filter {}

  /** Groups with a puppet that is such a card. */
  record Over(Filter puppet) implements Filter {}

  /** Cards of a player whose Illuminati is such a card. */
  record RuledBy(Filter illuminati) implements Filter {}

  /** Copies of a card in that role. */
  record Copying(Role role) implements Filter {}

  /** All of these. */
  record And(List<Filter> all) implements Filter {
    /** Keeps an own copy. */
    public And {
      all = List.copyOf(all);
    }
  }

  /** One of these at least. */
  record Or(List<Filter> any) implements Filter {
    /** Keeps an own copy. */
    public Or {
      any = List.copyOf(any);
    }
  }

  /** Not this. */
  record Not(Filter not) implements Filter {}

  /** Kinds as card text speaks of them. */
  enum Kind {
    /** Every Group but an Illuminati. */
    GROUP,
    ORGANIZATION,
    PLACE,
    PERSONALITY,
    ILLUMINATI,
    RESOURCE,
    /** Every card of a Plot deck. */
    PLOT,
    GOAL,
    NWO,
    DISASTER,
    ASSASSINATION;

    /** Whether a printed kind is meant. */
    public boolean covers(CardKind kind) {
      return switch (this) {
        case GROUP -> kind.isGroup();
        case ORGANIZATION -> kind == CardKind.ORGANIZATION;
        case PLACE -> kind == CardKind.PLACE;
        case PERSONALITY -> kind == CardKind.PERSONALITY;
        case ILLUMINATI -> kind == CardKind.ILLUMINATI;
        case RESOURCE -> kind == CardKind.RESOURCE;
        case PLOT -> !kind.isGroup() && kind != CardKind.RESOURCE;
        case GOAL -> kind == CardKind.GOAL;
        case NWO -> kind == CardKind.NWO;
        case DISASTER -> kind == CardKind.DISASTER;
        case ASSASSINATION -> kind == CardKind.ASSASSINATION;
      };
    }
  }

  /** Where a card can lie, as card text speaks of it. */
  enum Place {
    /** Controlled by a player, or a Plot lying on the table (R2.5.5). */
    IN_PLAY,
    /** In a Power Structure, an Illuminati included. */
    IN_STRUCTURE,
    IN_HAND,
    /** Exposed and unplayed (R3.2.3). */
    EXPOSED,
    /** In hand and not exposed. */
    HIDDEN,
    /** A Group attacked from hand (R2.5.6). */
    JUST_PLAYED,
    /** In a pile of destroyed Groups. */
    DESTROYED,
    /** In a discard pile. */
    DISCARDED,
    /** Directly under its Illuminati. */
    DIRECT
  }

  /** How a card can be. */
  enum State {
    /** It has an Action token. */
    TOKEN,
    /** Devastated (R12.4.1). */
    DEVASTATED,
    /** Killed by an Assassination (R12.2.4). */
    DEAD,
    /** Paralyzed (R3.8.5). */
    PARALYZED,
    /** Captured in this turn (R8.6.6). */
    CAPTURED_THIS_TURN,
    /** It has spent a token in this turn. */
    ACTED,
    /** It is linked to something. */
    @Written("attached")
    LINKED,
    /** Its link is permanent (R17.1.4). */
    PERMANENTLY_ATTACHED,
    /** It leads, aids or opposes the attack at hand. */
    IN_ATTACK,
    /** Its action is under way: it takes part in an attack or pays for a play (R3.8.1). */
    ACTING,
    /** It aids the attack at hand. */
    AIDING,
    /** It opposes the attack at hand. */
    OPPOSING,
    /** Attacked from its player's hand in this turn (R8.6.12). */
    TRIED,
    /** An Illuminati that another player destroyed with your help. */
    BROUGHT_DOWN,
    /** A Resource marked Unique. */
    UNIQUE,
    /** A Group with a control arrow that holds no puppet. */
    OPEN_ARROW
  }

  /** Numbers of a card that a filter compares. */
  enum Measure {
    POWER,
    GLOBAL_POWER,
    RESISTANCE,
    PRINTED_POWER,
    /** Outgoing arrows, used or not. */
    ARROWS,
    TOKENS
  }

  /** How two numbers compare. */
  enum Comparison {
    LESS,
    AT_MOST,
    EQUAL,
    AT_LEAST,
    MORE;

    /** Whether the numbers compare so. */
    public boolean holds(int one, int other) {
      return switch (this) {
        case LESS -> one < other;
        case AT_MOST -> one <= other;
        case EQUAL -> one == other;
        case AT_LEAST -> one >= other;
        case MORE -> one > other;
      };
    }
  }
}

package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * One thing a viewer sees of a game. A view is a map from {@link #key()} to entity; a patch
 * replaces and removes entries. Nothing here needs a rule to be shown.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "entity")
@JsonInclude(JsonInclude.Include.NON_ABSENT)
@JsonSubTypes({
  @JsonSubTypes.Type(value = Entity.Table.class, name = "table"),
  @JsonSubTypes.Type(value = Entity.Player.class, name = "player"),
  @JsonSubTypes.Type(value = Entity.Card.class, name = "card"),
  @JsonSubTypes.Type(value = Entity.FaceDown.class, name = "face-down"),
  @JsonSubTypes.Type(value = Entity.AttackUnderWay.class, name = "attack"),
  @JsonSubTypes.Type(value = Entity.PlayUnderWay.class, name = "play"),
  @JsonSubTypes.Type(value = Entity.MomentUnderWay.class, name = "moment"),
  @JsonSubTypes.Type(value = Entity.Trade.class, name = "trade"),
  @JsonSubTypes.Type(value = Entity.Orders.class, name = "orders"),
  @JsonSubTypes.Type(value = Entity.Result.class, name = "result"),
})
public sealed interface Entity {

  /** The entry's name in a view, unique in it. */
  String key();

  /**
   * The table as a whole.
   *
   * @param phase {@code setup}, {@code plot-draw}, {@code group-draw}, {@code takeover}, {@code
   *     main}, {@code attack}, {@code play} (a play or a moment that can be answered), {@code
   *     claim}, {@code knock}, {@code end-of-turn}, {@code over}
   * @param turn turns begun so far, all players together; 0 in setup
   * @param round rounds begun so far, 0 in setup
   * @param active whose turn it is; absent in setup
   * @param waitingFor seats with an open prompt, in seat order
   */
  record Table(
      String ruleSet,
      String cards,
      String phase,
      int turn,
      int turnLimit,
      int round,
      Optional<Seat> active,
      List<Seat> waitingFor,
      int basicGoal)
      implements Entity {
    /** Keeps an own copy. */
    public Table {
      waitingFor = List.copyOf(waitingFor);
    }

    @Override
    public String key() {
      return "table";
    }
  }

  /**
   * One player's public counts.
   *
   * @param groupsControlled Groups counted for the Basic Goal, the Illuminati included (R15.3.1)
   * @param goalShare per mille of the nearest Goal reached, 0 to 1000
   * @param turnsTaken own turns finished
   */
  record Player(
      Seat seat,
      Optional<CardId> illuminati,
      int hiddenPlots,
      int exposedPlots,
      int groupsInHand,
      int plotDeck,
      int groupDeck,
      int groupsControlled,
      int goalShare,
      int turnsTaken,
      boolean eliminated)
      implements Entity {
    @Override
    public String key() {
      return "player:" + seat.index();
    }
  }

  /**
   * A card this viewer may see.
   *
   * @param card its id in the catalogue, such as {@code hackers}
   * @param zone {@code illuminati}, {@code structure}, {@code resources}, {@code face-down} (a
   *     Resource under a card that hides it), {@code agents} (Illuminati cards beside the
   *     Resources, R16.3.3), {@code hand}, {@code exposed}, {@code attacked} (just played from
   *     hand, R2.5.6), {@code lifted} (captured or moved and not put down yet), {@code played}
   *     (waits for the attack it was played into), {@code discard}, {@code destroyed}, {@code
   *     set-aside}, {@code removed}, {@code deck} (setup only, to its owner), {@code plot-deck},
   *     {@code group-deck} (to those who have looked there)
   * @param owner whose deck it came from (R2.5.4)
   * @param holder whose zone it lies in
   * @param x column on the holder's grid, Illuminati at 0, growing to the right; 0 off the grid; in
   *     a deck the place from the top, 0 the topmost
   * @param y row on the holder's grid, growing downwards
   * @param rotation quarter turns clockwise from upright
   * @param master the card whose arrow it hangs on, or under which it lies face down
   * @param link the card it is linked to (17.1)
   * @param states {@code devastated}, {@code dead}, {@code paralyzed}, {@code link-asleep}, {@code
   *     link-permanent}, and words that card text put on it (R17.3.3)
   */
  record Card(
      CardId id,
      String card,
      String zone,
      Seat owner,
      Seat holder,
      int x,
      int y,
      int rotation,
      Optional<CardId> master,
      int tokens,
      int power,
      int globalPower,
      int resistance,
      List<String> alignments,
      List<String> attributes,
      Optional<CardId> link,
      List<String> states)
      implements Entity {
    /** Keeps own copies. */
    public Card {
      states = List.copyOf(states);
      alignments = List.copyOf(alignments);
      attributes = List.copyOf(attributes);
    }

    @Override
    public String key() {
      return "card:" + id.value();
    }
  }

  /**
   * Resources that lie face down under a card; their faces are seen by those who know them.
   *
   * @param under the card they lie under
   * @param holder whose they are
   */
  record FaceDown(CardId under, Seat holder, int count) implements Entity {
    @Override
    public String key() {
      return "face-down:" + under.value();
    }
  }

  /**
   * The attack under way.
   *
   * @param defender who controls the target; absent for a card from the attacker's hand
   * @param committed whether calling off is over (R7.3.2)
   * @param terms the strength in full, in the order of R8.2.2
   * @param strength their sum
   * @param needed highest total of two dice that succeeds, 0 when none does (R7.5.1, R7.5.2)
   * @param aiding Groups whose token is in, for the attack
   * @param opposing Groups whose token is in, against it
   * @param roll the dice, once rolled
   */
  record AttackUnderWay(
      AttackKind kind,
      Seat attacker,
      Optional<Seat> defender,
      CardId leader,
      CardId target,
      boolean committed,
      List<Term> terms,
      int strength,
      int needed,
      List<CardId> aiding,
      List<CardId> opposing,
      List<Integer> roll)
      implements Entity {
    /** Keeps own copies. */
    public AttackUnderWay {
      terms = List.copyOf(terms);
      aiding = List.copyOf(aiding);
      opposing = List.copyOf(opposing);
      roll = List.copyOf(roll);
    }

    @Override
    public String key() {
      return "attack";
    }
  }

  /**
   * A Plot being played or an ability being used, from its announcement to its last effect; while
   * it is prepared only its player sees it. Several lie on one another, the highest is the latest.
   *
   * @param height its place on the stack
   * @param card the card that bears the text
   * @param ability which of the card's abilities, counted from 0
   * @param stage {@code prepared}, {@code announced} or {@code resolving}
   * @param targets what it is aimed at
   * @param player the player it is aimed at
   * @param paid cards whose tokens paid for it
   * @param mayAnswer who is still asked whether to answer, the first one now
   */
  record PlayUnderWay(
      int height,
      Seat seat,
      CardId card,
      int ability,
      String stage,
      List<CardId> targets,
      Optional<Seat> player,
      List<CardId> paid,
      List<Seat> mayAnswer)
      implements Entity {
    /** Keeps own copies. */
    public PlayUnderWay {
      targets = List.copyOf(targets);
      paid = List.copyOf(paid);
      mayAnswer = List.copyOf(mayAnswer);
    }

    @Override
    public String key() {
      return "play:" + height;
    }
  }

  /**
   * A moment that can be answered.
   *
   * @param height its place on the stack
   * @param moment such as {@code draw-due} or {@code discarded}
   * @param due what happens if nobody prevents it: {@code draw}, {@code take-group}, {@code
   *     take-resource}, {@code destroy}, {@code devastate}, {@code relieve}, {@code move} or {@code
   *     roll}; absent where it has happened already
   * @param by whose doing it is
   * @param cards what it is about, as far as this viewer knows the faces
   * @param mayAnswer who is still asked, the first one now
   */
  record MomentUnderWay(
      int height,
      String moment,
      Optional<String> due,
      Optional<Seat> by,
      List<CardId> cards,
      List<Seat> mayAnswer)
      implements Entity {
    /** Keeps own copies. */
    public MomentUnderWay {
      cards = List.copyOf(cards);
      mayAnswer = List.copyOf(mayAnswer);
    }

    @Override
    public String key() {
      return "moment:" + height;
    }
  }

  /**
   * A trade being laid out or answered.
   *
   * @param by who lays it out
   * @param to who answers
   * @param cards hand cards and Resources that would change hands and whose face this viewer knows
   * @param hidden those whose face the viewer does not know
   * @param groups Groups that would move (R14.2.4)
   * @param proposed whether the answer is awaited
   */
  record Trade(
      Seat by,
      Seat to,
      List<CardId> cards,
      List<HiddenCard> hidden,
      List<TradedGroup> groups,
      boolean proposed)
      implements Entity {
    /** Keeps own copies. */
    public Trade {
      cards = List.copyOf(cards);
      hidden = List.copyOf(hidden);
      groups = List.copyOf(groups);
    }

    @Override
    public String key() {
      return "trade";
    }
  }

  /** A card in a trade of which only holder and back are seen. */
  record HiddenCard(Seat holder, boolean plot) {}

  /** A Group in a trade: where it would hang, and whose token pays (R14.1.4). */
  record TradedGroup(CardId group, CardId master, Side side, CardId payer) {}

  /**
   * The viewer's own standing orders; nobody else sees them.
   *
   * @param passes moments at which the seat passes without being asked
   */
  record Orders(Seat seat, SortedSet<Moment> passes) implements Entity {
    @Override
    public String key() {
      return "orders";
    }
  }

  /** The end of the game: places and scores by seat. */
  record Result(EndReason reason, List<SeatResult> seats) implements Entity {
    /** Keeps an own copy. */
    public Result {
      seats = List.copyOf(seats);
    }

    @Override
    public String key() {
      return "result";
    }
  }
}

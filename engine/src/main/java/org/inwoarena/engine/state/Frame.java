package org.inwoarena.engine.state;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.effect.Effect;

/**
 * Something under way. Frames lie on a stack; the top one is asked first, and what it rests on
 * waits below it.
 *
 * <p>The file is long because it is one list: a sealed family whose members are looked up together.
 */
public sealed interface Frame {

  /**
   * The time before the first turn.
   *
   * @param choices made and still hidden (R1.3.1, R1.3.5)
   * @param tried leads that were set aside (R1.3.6)
   */
  record Setup(SetupStep step, List<Choice> choices, List<Tried> tried) implements Frame {
    /** Keeps own copies. */
    public Setup {
      choices = List.copyOf(choices);
      tried = List.copyOf(tried);
    }

    /** Whether the seat has chosen in this step. */
    public boolean chosen(int seat) {
      for (var choice : choices) {
        if (choice.seat() == seat) {
          return true;
        }
      }
      return false;
    }
  }

  /** A seat's hidden choice of a card, for a lead with the arrow it goes on. */
  record Choice(int seat, int card, Optional<Side> side) {}

  /** A seat's lead that was set aside, by catalogue id. */
  record Tried(int seat, String card) {}

  /**
   * A player's turn.
   *
   * @param boughtGroup the one Group card of R4.1.4 is bought
   * @param tookResource the one Resource of R5.2.2 is taken
   * @param offers who has begun a trade or made a promise in it, once for each
   * @param skips decks without a draw in it
   * @param closed players whose hands stay closed until its end (R13.3.3)
   */
  record Turn(
      int seat,
      Phase phase,
      boolean boughtGroup,
      boolean tookResource,
      List<Integer> offers,
      List<Deck> skips,
      List<Integer> closed)
      implements Frame {
    /** Keeps own copies. */
    public Turn {
      offers = List.copyOf(offers);
      skips = List.copyOf(skips);
      closed = List.copyOf(closed);
    }

    /** A turn that begins. */
    public Turn(int seat, Phase phase) {
      this(seat, phase, false, false, List.of(), List.of(), List.of());
    }

    /** The same in another phase. */
    public Turn in(Phase next) {
      return new Turn(seat, next, boughtGroup, tookResource, offers, skips, closed);
    }

    /** The same with the Group card bought. */
    public Turn withGroupBought() {
      return new Turn(seat, phase, true, tookResource, offers, skips, closed);
    }

    /** The same with the Resource taken. */
    public Turn withResourceTaken() {
      return new Turn(seat, phase, boughtGroup, true, offers, skips, closed);
    }

    /** The same with one more offer of a player. */
    public Turn offered(int by) {
      var more = new ArrayList<>(offers);
      more.add(by);
      return new Turn(seat, phase, boughtGroup, tookResource, more, skips, closed);
    }

    /** The same without a draw from these decks. */
    public Turn skipping(List<Deck> decks) {
      var more = new ArrayList<>(skips);
      more.addAll(decks);
      return new Turn(seat, phase, boughtGroup, tookResource, offers, more, closed);
    }

    /** The same with the hands of these players closed as well. */
    public Turn closing(List<Integer> hands) {
      var more = new TreeSet<>(closed);
      more.addAll(hands);
      return new Turn(seat, phase, boughtGroup, tookResource, offers, skips, List.copyOf(more));
    }
  }

  /**
   * An attack from its announcement to its result (section 7).
   *
   * @param defender the seat that controls the target, absent for a card from hand
   * @param leader the Group that leads, or the Plot that attacks by itself (R12.1.1)
   * @param committed whether calling off is over (R7.3.2)
   * @param aiding Groups whose token is in, for the attack
   * @param opposing Groups whose token is in, against it
   * @param agent the one agent card of this attack (R10.2.2)
   * @param released what rivals have declared and may take back all the same (R7.3.3)
   * @param dice the natural roll, once rolled; empty for a hopeless attack
   * @param nature what cards have made of it
   */
  record Attack(
      AttackKind kind,
      int attacker,
      Optional<Integer> defender,
      int leader,
      int target,
      boolean committed,
      List<Integer> aiding,
      List<Integer> opposing,
      Optional<Agent> agent,
      List<Integer> released,
      Window window,
      List<Integer> dice,
      Nature nature)
      implements Frame {
    /** Keeps own copies. */
    public Attack {
      aiding = List.copyOf(aiding);
      opposing = List.copyOf(opposing);
      released = List.copyOf(released);
      dice = List.copyOf(dice);
    }

    /** The same with another window. */
    public Attack with(Window next) {
      return copy(committed, aiding, opposing, agent, released, next, dice, nature);
    }

    /** The same, committed. */
    public Attack commit() {
      return copy(true, aiding, opposing, agent, released, window, dice, nature);
    }

    /** The same with these helpers. */
    public Attack with(List<Integer> forIt, List<Integer> againstIt) {
      return copy(committed, forIt, againstIt, agent, released, window, dice, nature);
    }

    /** The same with that agent, or none. */
    public Attack with(Optional<Agent> played) {
      return copy(committed, aiding, opposing, played, released, window, dice, nature);
    }

    /** The same in which rivals may take these back. */
    public Attack releasing(List<Integer> cards) {
      return copy(committed, aiding, opposing, agent, cards, window, dice, nature);
    }

    /** The same, rolled. */
    public Attack rolled(List<Integer> roll) {
      var sum = roll.stream().mapToInt(Integer::intValue).sum();
      return copy(committed, aiding, opposing, agent, released, window, roll, nature.rolled(sum));
    }

    /** The same of another nature. */
    public Attack with(Nature next) {
      return copy(committed, aiding, opposing, agent, released, window, dice, next);
    }

    private Attack copy(
        boolean isCommitted,
        List<Integer> forIt,
        List<Integer> againstIt,
        Optional<Agent> played,
        List<Integer> free,
        Window next,
        List<Integer> roll,
        Nature made) {
      return new Attack(
          kind,
          attacker,
          defender,
          leader,
          target,
          isCommitted,
          forIt,
          againstIt,
          played,
          free,
          next,
          roll,
          made);
    }

    /** Whether the target is the attacker's own. */
    public boolean onOwnGroup() {
      return defender.isPresent() && defender.get() == attacker;
    }

    /** Until the roll of a privileged attack only its two sides take part (R11.1.3, R11.1.11). */
    public boolean admits(int seat) {
      return !nature.is(Word.PRIVILEGED)
          || nature.stage() != Nature.Stage.OPEN
          || attacker == seat
          || defender.equals(Optional.of(seat));
    }

    /**
     * Whether the card leads it, or was named to aid it, and its token is still to be spent
     * (R7.3.7).
     */
    public boolean declares(int card, int holder) {
      return !committed && (leader == card || (aiding.contains(card) && holder == attacker));
    }

    /**
     * The helpers of both sides, once for each token they have spent: not those that were only
     * named with the announcement, nor who defends without a token.
     */
    public List<Integer> paid(IntUnaryOperator holder) {
      var paid = new ArrayList<Integer>(opposing);
      nature.unpaid().forEach(group -> paid.remove(group));
      for (var group : aiding) {
        if (!declares(group, holder.applyAsInt(group))) {
          paid.add(group);
        }
      }
      return paid;
    }

    /** Whether the card leads or has joined it. */
    public boolean involves(int card) {
      return leader == card || aiding.contains(card) || opposing.contains(card);
    }
  }

  /** The attack below is still being announced: its player names aiding Groups (R7.2.1). */
  record Naming(int attacker) implements Frame {}

  /** A copy of the attacked Group, played by a seat for or against the attack. */
  record Agent(int seat, int card, boolean against) {}

  /**
   * A branch on its way to a new master.
   *
   * @param seat who places it
   * @param from who controlled it before; what does not fit after a move returns to that hand
   * @param cause a capture discards what does not fit, a move returns it to hand
   * @param pending the cards not put down yet, masters before puppets
   */
  record Placing(int seat, int from, PlacingCause cause, List<Pending> pending) implements Frame {
    /** Keeps an own copy. */
    public Placing {
      pending = List.copyOf(pending);
    }
  }

  /** Why a branch is placed. */
  enum PlacingCause {
    /** R8.6.9. */
    CAPTURE,
    /** R14.1.7. */
    MOVE
  }

  /**
   * A card to be put down.
   *
   * @param master its master, put down already or pending itself
   * @param arrow the side of the upright master it hung on or shall hang on; absent where its
   *     player chooses
   */
  record Pending(int card, int master, Optional<Side> arrow) {}

  /**
   * A claim window (section 15.5).
   *
   * @param stage who is asked what
   * @param claims made so far
   * @param toAsk seats still to be asked, in order
   */
  record Claims(ClaimStage stage, List<Claim> claims, List<Integer> toAsk) implements Frame {
    /** Keeps own copies. */
    public Claims {
      claims = List.copyOf(claims);
      toAsk = List.copyOf(toAsk);
    }

    /** Whether the seat has claimed. */
    public boolean hasClaimed(int seat) {
      return claims.stream().anyMatch(claim -> claim.seat() == seat);
    }

    /**
     * The same after somebody acted: all are asked anew, the actor last; in answer to claims their
     * players too, who may act for them (R15.5.4).
     */
    public Claims acted(Game game, int actor) {
      var seats = new ArrayList<Integer>();
      var seat = actor;
      do {
        seat = game.after(seat);
        if (stage == ClaimStage.ANSWER || !hasClaimed(seat)) {
          seats.add(seat);
        }
      } while (seat != actor);
      return stage == ClaimStage.ANNOUNCE ? this : new Claims(stage, claims, seats);
    }
  }

  /** What a claim window waits for. */
  enum ClaimStage {
    /** The active player, who meets a Goal, must name it (R2.4.1). */
    ANNOUNCE,
    /** After the knock every player may claim (R2.4.4). */
    KNOCK,
    /** Rivals may stop the claims, or join them (R15.5.2, R15.5.5). */
    ANSWER
  }

  /** One player's claim by a Goal. */
  record Claim(int seat, String goal) {}

  /** A player who holds too many Plots (R3.4.3) or Goal cards (R15.4.4). */
  record Reduce(int seat, Surplus of) implements Frame {}

  /** What a player holds too many of. */
  enum Surplus {
    @JsonProperty("plots")
    PLOTS,
    @JsonProperty("goals")
    GOALS
  }

  /**
   * A Plot being played, or an ability being used or set off: first prepared by its player alone,
   * then announced and open to answers, then carried out effect by effect.
   *
   * @param seat its player
   * @param origin the ability
   * @param bindings what its words stand for so far
   * @param picks choices made for the step at hand
   * @param agenda effects still to be carried out
   * @param window who may still answer
   * @param paid cards whose tokens paid for it
   * @param wanted whether its player may drop it while he prepares it
   */
  record Use(
      int seat,
      Origin origin,
      UseStage stage,
      Bindings bindings,
      List<Integer> picks,
      List<Effect> agenda,
      Window window,
      List<Integer> paid,
      boolean wanted)
      implements Frame {
    /** Keeps own copies. */
    public Use {
      picks = List.copyOf(picks);
      agenda = List.copyOf(agenda);
      paid = List.copyOf(paid);
    }

    /** The card that bears the ability. */
    public int card() {
      return origin.card();
    }

    /** Who the text calls "you": its player, or each player in turn. */
    public int you() {
      return bindings.you().orElse(seat);
    }

    /** The same once the player whose turn it is in it has left: the next one follows. */
    public Use withoutTurn() {
      var others =
          agenda.stream().dropWhile(effect -> !(effect instanceof Effect.EachPlayer)).toList();
      return new Use(seat, origin, stage, bindings, List.of(), others, window, paid, wanted);
    }

    /** The same with one more choice. */
    public Use picked(int pick) {
      var more = new ArrayList<>(picks);
      more.add(pick);
      return new Use(seat, origin, stage, bindings, more, agenda, window, paid, wanted);
    }

    /** The same with another window. */
    public Use with(Window next) {
      return new Use(seat, origin, stage, bindings, picks, agenda, next, paid, wanted);
    }

    /** The same, announced: choices are made, costs paid; this is what it will do. */
    public Use announced(Bindings bound, List<Integer> payers, List<Effect> effects, Window open) {
      return new Use(
          seat, origin, UseStage.ANNOUNCED, bound, List.of(), effects, open, payers, wanted);
    }

    /** The same, for which a token of another Group is due (R18.3.3). */
    public Use repaying(int lost) {
      var left = new ArrayList<>(paid);
      left.remove((Integer) lost);
      return new Use(
          seat, origin, UseStage.REPAYING, bindings, List.of(), agenda, window, left, wanted);
    }

    /** The same, paid in full again. */
    public Use repaid(int payer, Window open) {
      var all = new ArrayList<>(paid);
      all.add(payer);
      return new Use(
          seat, origin, UseStage.ANNOUNCED, bindings, List.of(), agenda, open, all, wanted);
    }

    /** The same, being carried out. */
    public Use resolving() {
      return new Use(
          seat, origin, UseStage.RESOLVING, bindings, List.of(), agenda, window, paid, wanted);
    }

    /** The same with that left to do. */
    public Use left(List<Effect> effects, Bindings bound) {
      return new Use(seat, origin, stage, bound, List.of(), effects, window, paid, wanted);
    }
  }

  /** How far a play has come. */
  enum UseStage {
    /** Its player chooses; nothing has happened yet. */
    PREPARED,
    /** Paid and announced; others may answer. */
    ANNOUNCED,
    /** One of several tokens that paid for it was cancelled; another may replace it (R18.3.3). */
    REPAYING,
    /** Its effects happen. */
    RESOLVING
  }

  /**
   * A moment that may be answered.
   *
   * @param due what happens when nobody has prevented it; absent where it has happened already
   * @param tried abilities that could replace it and have been asked about
   */
  record Occasion(Window window, Bindings bindings, Optional<Deed> due, List<Origin> tried)
      implements Frame {
    /** Keeps an own copy. */
    public Occasion {
      tried = List.copyOf(tried);
    }

    /** A moment nothing has been tried at. */
    public Occasion(Window window, Bindings bindings, Optional<Deed> due) {
      this(window, bindings, due, List.of());
    }

    /** Whether it is an action that has been declared, and is answered as such (R13.1.2). */
    public boolean isAction() {
      return window.moment() == Moment.ACTION_DECLARED;
    }

    /** Whether it comes before what happens; a roll has been made already. */
    public boolean isDue() {
      return due.isPresent() && !(due.get() instanceof Deed.Rolled);
    }

    /** The same with another window. */
    public Occasion with(Window next) {
      return new Occasion(next, bindings, due, tried);
    }

    /** The same with another deed due, of the same kind. */
    public Occasion with(Deed next) {
      var about = next instanceof Deed.Drawing draw ? bindings.drawing(draw.count()) : bindings;
      return new Occasion(window, about, Optional.of(next), tried);
    }

    /** The same with one more ability asked about. */
    public Occasion tried(Origin ability) {
      var more = new ArrayList<>(tried);
      more.add(ability);
      return new Occasion(window, bindings, due, more);
    }
  }

  /**
   * A Unique Resource is being played: whoever has cards face down is asked whether that one is
   * among them (R16.6.3).
   *
   * @param seat who plays it
   * @param text how card text brings it into play; absent for the moves of the turn (5.2)
   * @param toAsk seats still to be asked, the first now
   */
  record Original(int seat, int card, Optional<ByText> text, List<Integer> toAsk) implements Frame {
    /** Keeps an own copy. */
    public Original {
      toAsk = List.copyOf(toAsk);
    }

    /** The same without asking that seat any more. */
    public Original without(int asked) {
      return new Original(
          seat, card, text, toAsk.stream().filter(other -> other != asked).toList());
    }
  }

  /**
   * How card text brings a Resource into play.
   *
   * @param automatic whether it counts as an automatic takeover
   * @param link what it is linked to at once
   */
  record ByText(boolean automatic, Optional<CardId> link) {}

  /** A player keeps one of several copies of a Plot, whichever he likes (R17.2.3, 2002). */
  record Keep(int seat, List<Integer> copies) implements Frame {
    /** Keeps an own copy. */
    public Keep {
      copies = List.copyOf(copies);
    }
  }

  /**
   * An offer of Relief by tokens: players add Groups one by one until their Power is enough, and
   * nothing is spent before (R12.5.2, R12.5.3).
   *
   * @param seat who offers it
   * @param place the devastated Place
   * @param givers Groups whose tokens would be spent
   * @param toAsk seats that may still add Groups; the first has the floor
   */
  record Relief(int seat, int place, List<Integer> givers, List<Integer> toAsk) implements Frame {
    /** Keeps own copies. */
    public Relief {
      givers = List.copyOf(givers);
      toAsk = List.copyOf(toAsk);
    }

    /** The same without asking that seat any more. */
    public Relief without(int asked) {
      return new Relief(
          seat, place, givers, toAsk.stream().filter(other -> other != asked).toList());
    }
  }

  /**
   * A trade between two players, a gift where one side is empty (14.2).
   *
   * @param by who lays it out
   * @param to who answers
   * @param cards hand cards and Resources of both that change hands
   * @param groups Groups that do, one each way at most
   * @param proposed whether the answer is awaited
   */
  record Trade(int by, int to, List<Integer> cards, List<TradedGroup> groups, boolean proposed)
      implements Frame {
    /** Keeps own copies. */
    public Trade {
      cards = List.copyOf(cards);
      groups = List.copyOf(groups);
    }

    /** Whether nothing is laid out yet. */
    public boolean isEmpty() {
      return cards.isEmpty() && groups.isEmpty();
    }

    /** Whether the player is one of the two. */
    public boolean isBetween(int seat) {
      return seat == by || seat == to;
    }

    /** The other one of the two. */
    public int other(int seat) {
      return seat == by ? to : by;
    }
  }

  /** A Group laid out in a trade: where it shall hang, and whose token pays (R14.1.4). */
  record TradedGroup(int group, int master, Side side, int payer) {}
}

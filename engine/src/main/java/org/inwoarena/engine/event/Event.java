package org.inwoarena.engine.event;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.SortedSet;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.api.DrawReason;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.PromiseOf;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.effect.AttackTest;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame.ByText;
import org.inwoarena.engine.state.Frame.PlacingCause;
import org.inwoarena.engine.state.Frame.Surplus;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Nature;
import org.inwoarena.engine.state.Origin;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Question;
import org.inwoarena.engine.state.Reaction;
import org.inwoarena.engine.state.SetupStep;
import org.inwoarena.engine.state.Used;
import org.inwoarena.engine.state.Zone;

/**
 * One thing that happened in a game, with its outcome: dice, resulting order, cards drawn. Events
 * hold secrets; what a viewer may know of them is cut by {@code engine.view}.
 *
 * <p>The file is long because it is one list: a sealed family whose members are looked up together.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonInclude(JsonInclude.Include.NON_ABSENT)
@JsonSubTypes({
  @JsonSubTypes.Type(value = Event.GameStarted.class, name = "game-started"),
  @JsonSubTypes.Type(value = Event.StepBegun.class, name = "step-begun"),
  @JsonSubTypes.Type(value = Event.NoncePledged.class, name = "nonce-pledged"),
  @JsonSubTypes.Type(value = Event.NonceRevealed.class, name = "nonce-revealed"),
  @JsonSubTypes.Type(value = Event.DeckNumbered.class, name = "deck-numbered"),
  @JsonSubTypes.Type(value = Event.CardChosen.class, name = "card-chosen"),
  @JsonSubTypes.Type(value = Event.IlluminatiRevealed.class, name = "illuminati-revealed"),
  @JsonSubTypes.Type(value = Event.DeckShuffled.class, name = "deck-shuffled"),
  @JsonSubTypes.Type(value = Event.LeadPlaced.class, name = "lead-placed"),
  @JsonSubTypes.Type(value = Event.LeadSetAside.class, name = "lead-set-aside"),
  @JsonSubTypes.Type(value = Event.LeadMissing.class, name = "lead-missing"),
  @JsonSubTypes.Type(value = Event.CardsDrawn.class, name = "cards-drawn"),
  @JsonSubTypes.Type(value = Event.StartRolled.class, name = "start-rolled"),
  @JsonSubTypes.Type(value = Event.TurnBegun.class, name = "turn-begun"),
  @JsonSubTypes.Type(value = Event.PhaseBegun.class, name = "phase-begun"),
  @JsonSubTypes.Type(value = Event.TokensPlaced.class, name = "tokens-placed"),
  @JsonSubTypes.Type(value = Event.TokenForgone.class, name = "token-forgone"),
  @JsonSubTypes.Type(value = Event.TokensSpent.class, name = "tokens-spent"),
  @JsonSubTypes.Type(value = Event.GroupBought.class, name = "group-bought"),
  @JsonSubTypes.Type(value = Event.ResourceTaken.class, name = "resource-taken"),
  @JsonSubTypes.Type(value = Event.GroupTakenOver.class, name = "group-taken-over"),
  @JsonSubTypes.Type(value = Event.Discarded.class, name = "discarded"),
  @JsonSubTypes.Type(value = Event.PlotReturned.class, name = "plot-returned"),
  @JsonSubTypes.Type(value = Event.PlotExposed.class, name = "plot-exposed"),
  @JsonSubTypes.Type(value = Event.TurnEnded.class, name = "turn-ended"),
  @JsonSubTypes.Type(value = Event.AttackAnnounced.class, name = "attack-announced"),
  @JsonSubTypes.Type(value = Event.NamingBegun.class, name = "naming-begun"),
  @JsonSubTypes.Type(value = Event.AiderNamed.class, name = "aider-named"),
  @JsonSubTypes.Type(value = Event.NamingEnded.class, name = "naming-ended"),
  @JsonSubTypes.Type(value = Event.AttackCommitted.class, name = "attack-committed"),
  @JsonSubTypes.Type(value = Event.AttackCalledOff.class, name = "attack-called-off"),
  @JsonSubTypes.Type(value = Event.Joined.class, name = "joined"),
  @JsonSubTypes.Type(value = Event.AgentPlayed.class, name = "agent-played"),
  @JsonSubTypes.Type(value = Event.AgentTookOver.class, name = "agent-took-over"),
  @JsonSubTypes.Type(value = Event.Passed.class, name = "passed"),
  @JsonSubTypes.Type(value = Event.AttackRolled.class, name = "attack-rolled"),
  @JsonSubTypes.Type(value = Event.AttackResolved.class, name = "attack-resolved"),
  @JsonSubTypes.Type(value = Event.AttackOver.class, name = "attack-over"),
  @JsonSubTypes.Type(value = Event.Captured.class, name = "captured"),
  @JsonSubTypes.Type(value = Event.GroupMoved.class, name = "group-moved"),
  @JsonSubTypes.Type(value = Event.ArrowLost.class, name = "arrow-lost"),
  @JsonSubTypes.Type(value = Event.CopiesMet.class, name = "copies-met"),
  @JsonSubTypes.Type(value = Event.CopyKept.class, name = "copy-kept"),
  @JsonSubTypes.Type(value = Event.Placed.class, name = "placed"),
  @JsonSubTypes.Type(value = Event.Unplaceable.class, name = "unplaceable"),
  @JsonSubTypes.Type(value = Event.Destroyed.class, name = "destroyed"),
  @JsonSubTypes.Type(value = Event.ClaimsOpened.class, name = "claims-opened"),
  @JsonSubTypes.Type(value = Event.Claimed.class, name = "claimed"),
  @JsonSubTypes.Type(value = Event.ClaimsAnswerable.class, name = "claims-answerable"),
  @JsonSubTypes.Type(value = Event.ClaimsClosed.class, name = "claims-closed"),
  @JsonSubTypes.Type(value = Event.TurnCutShort.class, name = "turn-cut-short"),
  @JsonSubTypes.Type(value = Event.DrawsSkipped.class, name = "draws-skipped"),
  @JsonSubTypes.Type(value = Event.HandsClosed.class, name = "hands-closed"),
  @JsonSubTypes.Type(value = Event.LaidFaceDown.class, name = "laid-face-down"),
  @JsonSubTypes.Type(value = Event.TurnedUp.class, name = "turned-up"),
  @JsonSubTypes.Type(value = Event.OriginalSought.class, name = "original-sought"),
  @JsonSubTypes.Type(value = Event.CopySettled.class, name = "copy-settled"),
  @JsonSubTypes.Type(value = Event.OverLimit.class, name = "over-limit"),
  @JsonSubTypes.Type(value = Event.WithinLimit.class, name = "within-limit"),
  @JsonSubTypes.Type(value = Event.Conceded.class, name = "conceded"),
  @JsonSubTypes.Type(value = Event.Forfeited.class, name = "forfeited"),
  @JsonSubTypes.Type(value = Event.TimeDue.class, name = "time-due"),
  @JsonSubTypes.Type(value = Event.TimeCalled.class, name = "time-called"),
  @JsonSubTypes.Type(value = Event.Eliminated.class, name = "eliminated"),
  @JsonSubTypes.Type(value = Event.UsePrepared.class, name = "use-prepared"),
  @JsonSubTypes.Type(value = Event.Picked.class, name = "picked"),
  @JsonSubTypes.Type(value = Event.LotDrawn.class, name = "lot-drawn"),
  @JsonSubTypes.Type(value = Event.UseDropped.class, name = "use-dropped"),
  @JsonSubTypes.Type(value = Event.UseAnnounced.class, name = "use-announced"),
  @JsonSubTypes.Type(value = Event.UseBegun.class, name = "use-begun"),
  @JsonSubTypes.Type(value = Event.EffectDone.class, name = "effect-done"),
  @JsonSubTypes.Type(value = Event.OptionTaken.class, name = "option-taken"),
  @JsonSubTypes.Type(value = Event.BranchTaken.class, name = "branch-taken"),
  @JsonSubTypes.Type(value = Event.TableRolled.class, name = "table-rolled"),
  @JsonSubTypes.Type(value = Event.UseOver.class, name = "use-over"),
  @JsonSubTypes.Type(value = Event.Arisen.class, name = "arisen"),
  @JsonSubTypes.Type(value = Event.ReactionBegun.class, name = "reaction-begun"),
  @JsonSubTypes.Type(value = Event.ReactionsDropped.class, name = "reactions-dropped"),
  @JsonSubTypes.Type(value = Event.DeedDue.class, name = "deed-due"),
  @JsonSubTypes.Type(value = Event.OccasionOver.class, name = "occasion-over"),
  @JsonSubTypes.Type(value = Event.Cancelled.class, name = "cancelled"),
  @JsonSubTypes.Type(value = Event.CardMoved.class, name = "card-moved"),
  @JsonSubTypes.Type(value = Event.Linked.class, name = "linked"),
  @JsonSubTypes.Type(value = Event.LinkChanged.class, name = "link-changed"),
  @JsonSubTypes.Type(value = Event.MarkSet.class, name = "mark-set"),
  @JsonSubTypes.Type(value = Event.WordSet.class, name = "word-set"),
  @JsonSubTypes.Type(value = Event.Devastated.class, name = "devastated"),
  @JsonSubTypes.Type(value = Event.Relieved.class, name = "relieved"),
  @JsonSubTypes.Type(value = Event.ReliefOffered.class, name = "relief-offered"),
  @JsonSubTypes.Type(value = Event.ReliefAdded.class, name = "relief-added"),
  @JsonSubTypes.Type(value = Event.ReliefEnded.class, name = "relief-ended"),
  @JsonSubTypes.Type(value = Event.TokensGiven.class, name = "tokens-given"),
  @JsonSubTypes.Type(value = Event.TokensRemoved.class, name = "tokens-removed"),
  @JsonSubTypes.Type(value = Event.AttackLaunched.class, name = "attack-launched"),
  @JsonSubTypes.Type(value = Event.PlayStays.class, name = "play-stays"),
  @JsonSubTypes.Type(value = Event.PlayLeft.class, name = "play-left"),
  @JsonSubTypes.Type(value = Event.WithdrawalAllowed.class, name = "withdrawal-allowed"),
  @JsonSubTypes.Type(value = Event.TakenBack.class, name = "taken-back"),
  @JsonSubTypes.Type(value = Event.HelperDropped.class, name = "helper-dropped"),
  @JsonSubTypes.Type(value = Event.AgentDropped.class, name = "agent-dropped"),
  @JsonSubTypes.Type(value = Event.PaymentLost.class, name = "payment-lost"),
  @JsonSubTypes.Type(value = Event.PaymentReplaced.class, name = "payment-replaced"),
  @JsonSubTypes.Type(value = Event.StrengthFinal.class, name = "strength-final"),
  @JsonSubTypes.Type(value = Event.NeededChanged.class, name = "needed-changed"),
  @JsonSubTypes.Type(value = Event.Scaled.class, name = "scaled"),
  @JsonSubTypes.Type(value = Event.Boosted.class, name = "boosted"),
  @JsonSubTypes.Type(value = Event.AttackChanged.class, name = "attack-changed"),
  @JsonSubTypes.Type(value = Event.RollChanged.class, name = "roll-changed"),
  @JsonSubTypes.Type(value = Event.ResultForced.class, name = "result-forced"),
  @JsonSubTypes.Type(value = Event.StageReached.class, name = "stage-reached"),
  @JsonSubTypes.Type(value = Event.OrdersGiven.class, name = "orders-given"),
  @JsonSubTypes.Type(value = Event.UseCounted.class, name = "use-counted"),
  @JsonSubTypes.Type(value = Event.CardsSeen.class, name = "cards-seen"),
  @JsonSubTypes.Type(value = Event.EffectRepeated.class, name = "effect-repeated"),
  @JsonSubTypes.Type(value = Event.PlayersTurn.class, name = "players-turn"),
  @JsonSubTypes.Type(value = Event.DeedReplaced.class, name = "deed-replaced"),
  @JsonSubTypes.Type(value = Event.ReplacementBegun.class, name = "replacement-begun"),
  @JsonSubTypes.Type(value = Event.DrawShortened.class, name = "draw-shortened"),
  @JsonSubTypes.Type(value = Event.GroupEntered.class, name = "group-entered"),
  @JsonSubTypes.Type(value = Event.GroupShifted.class, name = "group-shifted"),
  @JsonSubTypes.Type(value = Event.GroupExchanged.class, name = "group-exchanged"),
  @JsonSubTypes.Type(value = Event.Asked.class, name = "asked"),
  @JsonSubTypes.Type(value = Event.TokenRemoved.class, name = "token-removed"),
  @JsonSubTypes.Type(value = Event.PlotShown.class, name = "plot-shown"),
  @JsonSubTypes.Type(value = Event.TradeOpened.class, name = "trade-opened"),
  @JsonSubTypes.Type(value = Event.TradeCardAdded.class, name = "trade-card-added"),
  @JsonSubTypes.Type(value = Event.TradeGroupAdded.class, name = "trade-group-added"),
  @JsonSubTypes.Type(value = Event.TradeProposed.class, name = "trade-proposed"),
  @JsonSubTypes.Type(value = Event.TradeEnded.class, name = "trade-ended"),
  @JsonSubTypes.Type(value = Event.CardGiven.class, name = "card-given"),
  @JsonSubTypes.Type(value = Event.GroupGiven.class, name = "group-given"),
  @JsonSubTypes.Type(value = Event.Promised.class, name = "promised"),
  @JsonSubTypes.Type(value = Event.IlluminatiAgentPlayed.class, name = "illuminati-agent-played"),
  @JsonSubTypes.Type(value = Event.GameOver.class, name = "game-over"),
})
public sealed interface Event {

  /**
   * The first event: everything the game rests on.
   *
   * @param starter who has the first turn, where the dice do not say so
   */
  record GameStarted(
      RuleSet ruleSet,
      String cards,
      String catalogue,
      String engine,
      List<DeckList> decks,
      SortedMap<String, String> commitments,
      Optional<Seat> starter)
      implements Event {
    /** Keeps an own copy. */
    public GameStarted {
      decks = List.copyOf(decks);
    }
  }

  /** Setup went on. */
  record StepBegun(SetupStep step) implements Event {}

  /** A seat pledged its nonce. */
  record NoncePledged(Seat seat, String sha256) implements Event {}

  /** A seat revealed its nonce; zeros where it gave none in time. */
  record NonceRevealed(Seat seat, String nonce) implements Event {}

  /** A deck's cards got their numbers, from {@code first} on, in this order. */
  record DeckNumbered(Seat seat, int first, List<String> cards, long counter) implements Event {
    /** Keeps an own copy. */
    public DeckNumbered {
      cards = List.copyOf(cards);
    }
  }

  /** A seat chose its Illuminati, or its lead and arrow; hidden until all have. */
  record CardChosen(Seat seat, CardId card, Optional<Side> side) implements Event {}

  /** A seat's Illuminati lies on the table (R1.3.1). */
  record IlluminatiRevealed(Seat seat, CardId card) implements Event {}

  /** A deck was shuffled; the order from the top down. */
  record DeckShuffled(Seat seat, Deck deck, List<CardId> order, long counter) implements Event {
    /** Keeps an own copy. */
    public DeckShuffled {
      order = List.copyOf(order);
    }
  }

  /** A lead lies on its Illuminati's arrow (R1.3.8). */
  record LeadPlaced(Seat seat, CardId card, Side side) implements Event {}

  /** A lead equalled another's (R1.3.6). */
  record LeadSetAside(Seat seat, CardId card) implements Event {}

  /** A seat has no Group left to choose (R1.3.16). */
  record LeadMissing(Seat seat) implements Event {}

  /** Cards came from a deck to its player's hand. */
  record CardsDrawn(Seat seat, Deck deck, DrawReason reason, List<CardId> cards) implements Event {
    /** Keeps an own copy. */
    public CardsDrawn {
      cards = List.copyOf(cards);
    }
  }

  /** Starting rolls; the highest total begins (R1.3.12). */
  record StartRolled(List<StartRoll> rolls, long counter) implements Event {
    /** Keeps an own copy. */
    public StartRolled {
      rolls = List.copyOf(rolls);
    }
  }

  /** One seat's starting roll. */
  record StartRoll(Seat seat, int first, int second) {
    /** Both dice together. */
    public int total() {
      return first + second;
    }
  }

  /** A turn began. */
  record TurnBegun(Seat seat, int turn, int round) implements Event {}

  /** The turn's next phase began. */
  record PhaseBegun(Phase phase) implements Event {}

  /** The turn ends as soon as what is under way is over (R2.4.9). */
  record TurnCutShort(Seat seat) implements Event {}

  /** A player draws nothing from these decks in this turn. */
  record DrawsSkipped(Seat seat, List<Deck> decks) implements Event {
    /** Keeps an own copy. */
    public DrawsSkipped {
      decks = List.copyOf(decks);
    }
  }

  /** Somebody looks at these players' cards: they stay closed for the turn (R13.3.3). */
  record HandsClosed(List<Seat> seats) implements Event {
    /** Keeps an own copy. */
    public HandsClosed {
      seats = List.copyOf(seats);
    }
  }

  /**
   * A Resource goes face down under a card that hides such cards, or goes along with it.
   *
   * @param bought whether it is the purchase of R5.2.2
   */
  record LaidFaceDown(Seat seat, CardId card, CardId under, boolean bought) implements Event {}

  /** A Resource that lay face down is in play from now on. */
  record TurnedUp(Seat seat, CardId card) implements Event {}

  /** A Unique Resource is played; these players may have it face down (R16.6.3). */
  record OriginalSought(Seat seat, CardId card, Optional<ByText> text, List<Seat> toAsk)
      implements Event {
    /** Keeps an own copy. */
    public OriginalSought {
      toAsk = List.copyOf(toAsk);
    }
  }

  /** Everybody has answered: another is the original, or the copy counts as it (R16.6.3). */
  record CopySettled(Seat seat, CardId card, boolean refused) implements Event {}

  /** Phase 4 (R2.2.13). */
  record TokensPlaced(Seat seat, List<CardId> cards) implements Event {
    /** Keeps an own copy. */
    public TokensPlaced {
      cards = List.copyOf(cards);
    }
  }

  /** The card gets one token less in this turn's phase 4, for an automatic takeover (R20.2.2). */
  record TokenForgone(Seat seat, CardId card) implements Event {}

  /** One token of each of these cards was paid. */
  record TokensSpent(Seat seat, List<CardId> cards, Spending use) implements Event {
    /** Keeps an own copy. */
    public TokensSpent {
      cards = List.copyOf(cards);
    }
  }

  /** The Group card of R4.1.4 was paid; its draw follows. */
  record GroupBought(Seat seat) implements Event {}

  /** A Resource came into play; free in phase 3 (R5.2.1). */
  record ResourceTaken(Seat seat, CardId card, boolean free) implements Event {}

  /** The automatic takeover of a Group (R2.2.8). */
  record GroupTakenOver(Seat seat, CardId card, CardId master, Side side) implements Event {}

  /** A card went to the discard pile. */
  record Discarded(Seat seat, CardId card, DiscardReason reason) implements Event {}

  /** A Plot went back into the deck; 0 is the top (R3.6.1). */
  record PlotReturned(Seat seat, CardId card, int position) implements Event {}

  /** A hidden Plot lies face up now (R3.2.2). */
  record PlotExposed(Seat seat, CardId card) implements Event {}

  /** A turn is over. */
  record TurnEnded(Seat seat) implements Event {}

  /** An attack was announced (R7.2.1). */
  record AttackAnnounced(
      AttackKind kind, Seat attacker, Optional<Seat> defender, CardId leader, CardId target)
      implements Event {}

  /** The announcement goes on: aiding Groups are named (R7.2.1). */
  record NamingBegun(Seat attacker) implements Event {}

  /** An own Group was named to aid; its token is spent when the attack is confirmed (R7.3.7). */
  record AiderNamed(Seat attacker, CardId group) implements Event {}

  /** All is announced. */
  record NamingEnded(Seat attacker) implements Event {}

  /** The attack can no longer be called off (R7.3.2). */
  record AttackCommitted(Seat attacker) implements Event {}

  /** The attack was called off (R7.3.1). */
  record AttackCalledOff(Seat attacker) implements Event {}

  /**
   * A Group takes part in the attack, for or against it.
   *
   * @param unpaid whether it does so without a token, as its text lets it
   */
  record Joined(Seat seat, CardId group, boolean against, boolean unpaid) implements Event {}

  /** A copy of the target was played as agent, for or against the attack (R10.2.1). */
  record AgentPlayed(Seat seat, CardId card, boolean against) implements Event {}

  /**
   * The captor's own copy remains: the two cards change owners, the agent is discarded for the old
   * one (R10.2.11).
   */
  record AgentTookOver(Seat by, CardId agent, CardId captured) implements Event {}

  /** A seat passed in an open window. */
  record Passed(Seat seat) implements Event {}

  /** The attack's dice (R7.5.1). */
  record AttackRolled(Seat attacker, int first, int second, int strength, long counter)
      implements Event {}

  /** The attack's result; without dice it was hopeless (R7.5.4). */
  record AttackResolved(boolean success, int strength) implements Event {}

  /** All that followed from the result has happened. */
  record AttackOver() implements Event {}

  /** A Group and its branch changed hands, masters before puppets (R8.6.4, R8.6.5). */
  record Captured(Seat by, Optional<Seat> from, List<CardId> branch, CardId master)
      implements Event {
    /** Keeps an own copy. */
    public Captured {
      branch = List.copyOf(branch);
    }
  }

  /** A Group leaves its master with its branch, masters before puppets (R14.1.3). */
  record GroupMoved(Seat seat, List<CardId> branch, CardId master, Side side) implements Event {
    /** Keeps an own copy. */
    public GroupMoved {
      branch = List.copyOf(branch);
    }
  }

  /** A Group hangs on its master's arrow on that side of the table. */
  record Placed(Seat seat, CardId card, CardId master, Side side) implements Event {}

  /** Groups that fit nowhere: discarded after a capture, else back in hand (R8.6.9, R14.1.7). */
  record Unplaceable(Seat seat, List<CardId> cards, PlacingCause cause) implements Event {
    /** Keeps an own copy. */
    public Unplaceable {
      cards = List.copyOf(cards);
    }
  }

  /**
   * A card is destroyed; what it controlled returns to a hand (R9.2.12).
   *
   * @param from who controlled it
   * @param by in whose pile it lies (R9.2.13); absent where nobody gets the credit
   * @param killed whether it is dead (R12.2.4)
   */
  record Destroyed(CardId card, Seat from, Optional<Seat> by, List<CardId> toHand, boolean killed)
      implements Event {
    /** Keeps an own copy. */
    public Destroyed {
      toHand = List.copyOf(toHand);
    }
  }

  /** A claim window opened: the active player must announce, or all may claim (R15.5.1). */
  record ClaimsOpened(boolean announcement, List<Seat> toAsk) implements Event {
    /** Keeps an own copy. */
    public ClaimsOpened {
      toAsk = List.copyOf(toAsk);
    }
  }

  /** A seat claims victory. */
  record Claimed(Seat seat, String goal) implements Event {}

  /** The claims are on the table; these seats may stop or join them (R15.5.2). */
  record ClaimsAnswerable(List<Seat> toAsk) implements Event {
    /** Keeps an own copy. */
    public ClaimsAnswerable {
      toAsk = List.copyOf(toAsk);
    }
  }

  /** The claim window closed; the winners, nobody where no claim stood. */
  record ClaimsClosed(List<Seat> winners) implements Event {
    /** Keeps an own copy. */
    public ClaimsClosed {
      winners = List.copyOf(winners);
    }
  }

  /** A seat holds too many Plots (R3.4.3) or Goal cards (R15.4.4). */
  record OverLimit(Seat seat, Surplus of) implements Event {}

  /** A seat is down to what it may hold. */
  record WithinLimit(Seat seat) implements Event {}

  /** A seat left the game (R15.1.6). */
  record Conceded(Seat seat) implements Event {}

  /** The host took a seat out of the game. */
  record Forfeited(Seat seat, EndReason reason) implements Event {}

  /** Time is up while an attack is under way: it is the last one, and then time is called. */
  record TimeDue() implements Event {}

  /** The host, or the turn limit, ended the game: goal shares decide. */
  record TimeCalled(EndReason reason) implements Event {}

  /**
   * A seat is out; {@code by} took its last puppet and has destroyed its Illuminati (R19.1.14),
   * {@code helpers} had a hand in that attack, {@code heir} gets its Resources (R15.1.3, R15.1.5).
   */
  record Eliminated(Seat seat, Optional<Seat> by, List<Seat> helpers, Optional<Seat> heir)
      implements Event {
    /** Keeps an own copy. */
    public Eliminated {
      helpers = List.copyOf(helpers);
    }
  }

  /** A player prepares a play; nobody else sees it, and nothing has happened yet. */
  record UsePrepared(Seat seat, Origin origin, Bindings bindings) implements Event {}

  /** A choice: a card, a seat, an option or a number, as it was asked. */
  record Picked(Seat seat, int choice) implements Event {}

  /** Chance chose for a play. */
  record LotDrawn(Seat seat, int choice, long counter) implements Event {}

  /** A play that was prepared is dropped. */
  record UseDropped(Seat seat) implements Event {}

  /** A play is announced and paid (R13.1.1); others may answer. */
  record UseAnnounced(Seat seat, Origin origin, Bindings bindings, List<CardId> paid)
      implements Event {
    /** Keeps an own copy. */
    public UseAnnounced {
      paid = List.copyOf(paid);
    }
  }

  /** Nobody has prevented the play: it is carried out. */
  record UseBegun(Seat seat, Origin origin) implements Event {}

  /** The next effect of the play is done; what it chose is bound. */
  record EffectDone(Bindings bindings) implements Event {}

  /** One of several things the play can do was chosen. */
  record OptionTaken(int option) implements Event {}

  /** The play goes on one way or the other. */
  record BranchTaken(boolean holds) implements Event {}

  /** Dice with a table were rolled. */
  record TableRolled(Seat seat, List<Integer> dice, int total, long counter) implements Event {
    /** Keeps an own copy. */
    public TableRolled {
      dice = List.copyOf(dice);
    }
  }

  /** The play is over; its card goes where the events around this one say. */
  record UseOver(Seat seat, Origin origin) implements Event {}

  /** A trigger was set off, or a moment can be answered; it waits for its turn. */
  record Arisen(Reaction reaction) implements Event {}

  /** The first waiting reaction begins. */
  record ReactionBegun(Reaction reaction) implements Event {}

  /** Triggers set one another off without end: so many still waiting are dropped. */
  record ReactionsDropped(int count) implements Event {}

  /** Something is about to happen; it can still be prevented. */
  record DeedDue(Moment moment, Bindings bindings, Deed deed) implements Event {}

  /** The moment has passed. */
  record OccasionOver(Moment moment) implements Event {}

  /**
   * The play, deed or attack at that height of the stack does not happen (section 18); what lies
   * above it stays.
   *
   * @param frame its height, 0 the lowest
   * @param what a word for the log: plot, ability, action, deed, attack
   */
  record Cancelled(Seat by, int frame, String what) implements Event {}

  /** A card changed places by card text. */
  record CardMoved(CardId card, Zone zone, Seat holder, int place) implements Event {}

  /** A card is linked (17.1). */
  record Linked(CardId card, CardId to, boolean permanent) implements Event {}

  /** A link ended, or its effect sleeps or wakes (17.2). */
  record LinkChanged(CardId card, LinkChange change) implements Event {}

  /** How a link changes. */
  enum LinkChange {
    ENDED,
    ASLEEP,
    AWAKE
  }

  /** A mark of the rules was put on a card or taken off. */
  record MarkSet(CardId card, Mark mark, boolean on) implements Event {}

  /** A word of card text was put on a card or taken off (R17.3.3). */
  record WordSet(CardId card, String word, CardId source, boolean on) implements Event {}

  /** A Place is devastated (R12.4.1). */
  record Devastated(CardId card, Seat by) implements Event {}

  /** A Place got Relief (R12.5.1), with the tokens of these Groups where tokens gave it. */
  record Relieved(CardId card, Seat by, List<CardId> givers) implements Event {
    /** Keeps an own copy. */
    public Relieved {
      givers = List.copyOf(givers);
    }
  }

  /** A player offers Relief to a Place; these players may give tokens for it (R12.5.3). */
  record ReliefOffered(Seat seat, CardId place, List<Seat> toAsk) implements Event {
    /** Keeps an own copy. */
    public ReliefOffered {
      toAsk = List.copyOf(toAsk);
    }
  }

  /** One more Group would spend its token for the Relief. */
  record ReliefAdded(Seat seat, CardId group) implements Event {}

  /** The offer is over; only where it is enough anything is spent (R12.5.2). */
  record ReliefEnded(boolean enough) implements Event {}

  /** The arrow a Group hung on is gone: its branch is shifted (R14.1.6), masters first. */
  record ArrowLost(Seat seat, List<CardId> branch, CardId master) implements Event {
    /** Keeps an own copy. */
    public ArrowLost {
      branch = List.copyOf(branch);
    }
  }

  /** Copies of one Plot are linked in one Power Structure; its player keeps one (R17.2.3). */
  record CopiesMet(Seat seat, List<CardId> copies) implements Event {
    /** Keeps an own copy. */
    public CopiesMet {
      copies = List.copyOf(copies);
    }
  }

  /** The copy its player keeps; the others are discarded. */
  record CopyKept(Seat seat, CardId card) implements Event {}

  /** Tokens came by card text. */
  record TokensGiven(CardId card, int count) implements Event {}

  /** Tokens went by card text or rule, without being spent. */
  record TokensRemoved(CardId card, int count) implements Event {}

  /**
   * A Plot being carried out attacks by itself (R12.1.1).
   *
   * @param frozen the target's Power from now on, for an Instant attack (R12.1.13)
   * @param lost cards that lose a token at once (R12.3.5)
   */
  record AttackLaunched(
      AttackKind kind,
      Seat attacker,
      Optional<Seat> defender,
      CardId card,
      CardId target,
      int power,
      OptionalInt frozen,
      SortedSet<AttackTest.Word> is,
      List<CardId> lost)
      implements Event {
    /** Keeps an own copy. */
    public AttackLaunched {
      lost = List.copyOf(lost);
    }
  }

  /** A Plot works in the attack as long as it lasts; it was played with that Group. */
  record PlayStays(Seat seat, Origin origin, Bindings bindings, Optional<CardId> helped)
      implements Event {}

  /** A Plot works in the attack no longer: cancelled, illegal, or the attack is over. */
  record PlayLeft(CardId card) implements Event {}

  /** A Group's token is no longer in the attack (R18.3.1). */
  record HelperDropped(CardId group) implements Event {}

  /** The play of an agents card does not happen. */
  record AgentDropped(CardId card) implements Event {}

  /** One of several tokens that pay for a play was cancelled (R18.3.3). */
  record PaymentLost(int frame, CardId payer) implements Event {}

  /** The token of another Group took its place (R18.3.3). */
  record PaymentReplaced(Seat seat, CardId payer) implements Event {}

  /** The attacker lets rivals take back what they have declared so far (R7.3.3). */
  record WithdrawalAllowed(Seat attacker, List<CardId> cards) implements Event {
    /** Keeps an own copy. */
    public WithdrawalAllowed {
      cards = List.copyOf(cards);
    }
  }

  /** A rival took back what he had declared in the attack (R7.3.3). */
  record TakenBack(Seat seat, CardId card) implements Event {}

  /** What counts in the attack from its roll on: all that was declared until then (R7.5.6). */
  record StrengthFinal(List<Term> terms) implements Event {
    /** Keeps an own copy. */
    public StrengthFinal {
      terms = List.copyOf(terms);
    }
  }

  /** Another total is needed since the roll. */
  record NeededChanged(int needed) implements Event {}

  /** A total of the attack is multiplied. */
  record Scaled(boolean attack, int times, CardId source) implements Event {}

  /** The attack at hand got a term. */
  record Boosted(Seat seat, CardId source, int amount) implements Event {}

  /** The attack at hand became so, or is so no longer. */
  record AttackChanged(SortedSet<AttackTest.Word> on, SortedSet<AttackTest.Word> off)
      implements Event {}

  /** The attack's roll changed: new dice, or another total. */
  record RollChanged(Seat by, List<Integer> dice, int total, long counter) implements Event {
    /** Keeps an own copy. */
    public RollChanged {
      dice = List.copyOf(dice);
    }
  }

  /** The attack has another result, whatever the dice (R19.2.2). */
  record ResultForced(Seat by, boolean success) implements Event {}

  /** An attack has come to its next stage; {@code needed} is the highest total that succeeds. */
  record StageReached(Nature.Stage stage, int needed) implements Event {}

  /** A player's standing orders: the moments he passes at. */
  record OrdersGiven(Seat seat, SortedSet<Moment> passes) implements Event {}

  /** A use counts against a limit. */
  record UseCounted(Used used) implements Event {}

  /** Those cards are seen by a seat, or by all where absent. */
  record CardsSeen(Optional<Seat> viewer, List<CardId> cards) implements Event {
    /** Keeps an own copy. */
    public CardsSeen {
      cards = List.copyOf(cards);
    }
  }

  /** The effect at hand goes on: what was chosen for it has happened, more may follow. */
  record EffectRepeated() implements Event {}

  /** Each player in turn is "you": now that one. */
  record PlayersTurn(Seat you) implements Event {}

  /** An ability that could replace what is due is asked about, or begins, once. */
  record ReplacementBegun(Seat seat, Origin origin) implements Event {}

  /** What was due does not happen; the ability that was just announced does instead. */
  record DeedReplaced(Seat by, Origin origin) implements Event {}

  /** The draw that is due at that height of the stack is of one card less. */
  record DrawShortened(Seat by, int frame) implements Event {}

  /** A Group comes into play by card text and is put down next (R4.1.6). */
  record GroupEntered(Seat seat, CardId card, CardId master, boolean automatic) implements Event {}

  /** Card text moves a Group with its branch; where, its player says next (R14.1.3). */
  record GroupShifted(Seat seat, List<CardId> branch, CardId master) implements Event {
    /** Keeps an own copy. */
    public GroupShifted {
      branch = List.copyOf(branch);
    }
  }

  /**
   * A Group takes the place of another, which is discarded or counts as destroyed by nobody; {@code
   * branch} is the old one's.
   */
  record GroupExchanged(Seat seat, CardId old, CardId fresh, List<CardId> branch, boolean destroyed)
      implements Event {
    /** Keeps an own copy. */
    public GroupExchanged {
      branch = List.copyOf(branch);
    }
  }

  /** These prompts are open now. */
  record Asked(List<Question> questions) implements Event {
    /** Keeps an own copy. */
    public Asked {
      questions = List.copyOf(questions);
    }
  }

  /** A token was taken off a card at its player's will (R6.1.9, R6.1.10). */
  record TokenRemoved(Seat seat, CardId card) implements Event {}

  /** A hidden Plot was shown to one rival (R3.2.5). */
  record PlotShown(Seat seat, CardId card, Seat to) implements Event {}

  /** A player lays out a trade for a rival (14.2). */
  record TradeOpened(Seat by, Seat to) implements Event {}

  /** One more card would change hands. */
  record TradeCardAdded(CardId card) implements Event {}

  /** One more Group would: to that master, paid by that card (R14.1.4). */
  record TradeGroupAdded(CardId group, CardId master, Side side, CardId payer) implements Event {}

  /** The trade awaits the rival's answer. */
  record TradeProposed() implements Event {}

  /** The trade was agreed on, or dropped; what it gives away follows. */
  record TradeEnded(boolean agreed) implements Event {}

  /** A hand card or a Resource in play changed hands (R14.2.2, R14.2.5). */
  record CardGiven(Seat from, Seat to, CardId card) implements Event {}

  /**
   * A Group went to a rival with its branch, masters before puppets (R14.1.2); {@code spent} where
   * it may not act in this turn (R14.1.9).
   */
  record GroupGiven(
      Seat from, Seat to, List<CardId> branch, CardId master, Side side, boolean spent)
      implements Event {
    /** Keeps an own copy. */
    public GroupGiven {
      branch = List.copyOf(branch);
    }
  }

  /** A player promised a rival something that binds nobody (R14.2.7). */
  record Promised(Seat seat, Seat to, PromiseOf what) implements Event {}

  /** A copy of an Illuminati in play was laid down as agent in it (R16.3.2). */
  record IlluminatiAgentPlayed(Seat seat, CardId card) implements Event {}

  /** The last event. */
  record GameOver(Entity.Result result) implements Event {}
}

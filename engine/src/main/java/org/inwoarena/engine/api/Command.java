package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Optional;
import java.util.SortedSet;

/**
 * What a seat, or the host of the match, may ask the rules to do. The {@code type} on the wire and
 * the component names are also the words of {@link MoveFamily}.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonInclude(JsonInclude.Include.NON_ABSENT)
@JsonSubTypes({
  @JsonSubTypes.Type(value = Command.PledgeNonce.class, name = "pledge-nonce"),
  @JsonSubTypes.Type(value = Command.RevealNonce.class, name = "reveal-nonce"),
  @JsonSubTypes.Type(value = Command.ChooseIlluminati.class, name = "choose-illuminati"),
  @JsonSubTypes.Type(value = Command.ChooseLead.class, name = "choose-lead"),
  @JsonSubTypes.Type(value = Command.DrawPlot.class, name = "draw-plot"),
  @JsonSubTypes.Type(value = Command.DrawGroup.class, name = "draw-group"),
  @JsonSubTypes.Type(value = Command.BuyPlot.class, name = "buy-plot"),
  @JsonSubTypes.Type(value = Command.BuyGroup.class, name = "buy-group"),
  @JsonSubTypes.Type(value = Command.TakeOver.class, name = "take-over"),
  @JsonSubTypes.Type(value = Command.TakeResource.class, name = "take-resource"),
  @JsonSubTypes.Type(value = Command.TurnUp.class, name = "turn-up"),
  @JsonSubTypes.Type(value = Command.Attack.class, name = "attack"),
  @JsonSubTypes.Type(value = Command.Aid.class, name = "aid"),
  @JsonSubTypes.Type(value = Command.Oppose.class, name = "oppose"),
  @JsonSubTypes.Type(value = Command.PlayAgent.class, name = "play-agent"),
  @JsonSubTypes.Type(value = Command.CallOff.class, name = "call-off"),
  @JsonSubTypes.Type(value = Command.LetTakeBack.class, name = "let-take-back"),
  @JsonSubTypes.Type(value = Command.TakeBack.class, name = "take-back"),
  @JsonSubTypes.Type(value = Command.Place.class, name = "place"),
  @JsonSubTypes.Type(value = Command.MoveGroup.class, name = "move-group"),
  @JsonSubTypes.Type(value = Command.Discard.class, name = "discard"),
  @JsonSubTypes.Type(value = Command.ReturnPlot.class, name = "return-plot"),
  @JsonSubTypes.Type(value = Command.ExposePlot.class, name = "expose-plot"),
  @JsonSubTypes.Type(value = Command.ShowPlot.class, name = "show-plot"),
  @JsonSubTypes.Type(value = Command.RemoveToken.class, name = "remove-token"),
  @JsonSubTypes.Type(value = Command.PlayIlluminati.class, name = "play-illuminati"),
  @JsonSubTypes.Type(value = Command.Link.class, name = "link"),
  @JsonSubTypes.Type(value = Command.Unlink.class, name = "unlink"),
  @JsonSubTypes.Type(value = Command.OfferRelief.class, name = "offer-relief"),
  @JsonSubTypes.Type(value = Command.AddRelief.class, name = "add-relief"),
  @JsonSubTypes.Type(value = Command.RemoveZaps.class, name = "remove-zaps"),
  @JsonSubTypes.Type(value = Command.OfferTrade.class, name = "offer-trade"),
  @JsonSubTypes.Type(value = Command.TradeCard.class, name = "trade-card"),
  @JsonSubTypes.Type(value = Command.TradeGroup.class, name = "trade-group"),
  @JsonSubTypes.Type(value = Command.Propose.class, name = "propose"),
  @JsonSubTypes.Type(value = Command.Accept.class, name = "accept"),
  @JsonSubTypes.Type(value = Command.Decline.class, name = "decline"),
  @JsonSubTypes.Type(value = Command.Promise.class, name = "promise"),
  @JsonSubTypes.Type(value = Command.Proceed.class, name = "proceed"),
  @JsonSubTypes.Type(value = Command.Knock.class, name = "knock"),
  @JsonSubTypes.Type(value = Command.ClaimVictory.class, name = "claim-victory"),
  @JsonSubTypes.Type(value = Command.Use.class, name = "use"),
  @JsonSubTypes.Type(value = Command.PickCard.class, name = "pick-card"),
  @JsonSubTypes.Type(value = Command.PickPlayer.class, name = "pick-player"),
  @JsonSubTypes.Type(value = Command.PickOption.class, name = "pick-option"),
  @JsonSubTypes.Type(value = Command.Done.class, name = "done"),
  @JsonSubTypes.Type(value = Command.Drop.class, name = "drop"),
  @JsonSubTypes.Type(value = Command.SetOrders.class, name = "set-orders"),
  @JsonSubTypes.Type(value = Command.Pass.class, name = "pass"),
  @JsonSubTypes.Type(value = Command.Concede.class, name = "concede"),
  @JsonSubTypes.Type(value = Command.Forfeit.class, name = "forfeit"),
  @JsonSubTypes.Type(value = Command.CallTime.class, name = "call-time"),
})
public sealed interface Command {

  /** Setup: the SHA-256 of the seat's nonce, 64 hex digits; the nonce follows once all pledged. */
  record PledgeNonce(String sha256) implements Command {}

  /** Setup: the pledged nonce itself, 64 hex digits. */
  record RevealNonce(String nonce) implements Command {}

  /** Setup: which of the deck's Illuminati to play (R1.3.1); the others go to the Plot deck. */
  record ChooseIlluminati(CardId card) implements Command {}

  /** Setup: the lead Group (R1.3.5) and the Illuminati's arrow it goes on (R1.3.8). */
  record ChooseLead(CardId card, Side side) implements Command {}

  /** Phase 1: the free Plot of the turn (R2.2.1). */
  record DrawPlot() implements Command {}

  /** Phase 2: the free Group card of the turn (R2.2.5). */
  record DrawGroup() implements Command {}

  /** A Plot for one Illuminati token, or for two tokens of own Groups (R3.3.4). */
  record BuyPlot(CardId payer, Optional<CardId> second) implements Command {}

  /** A Group card for an Illuminati token (R4.1.4). */
  record BuyGroup() implements Command {}

  /**
   * Phase 3: the automatic takeover of a Group (R2.2.8); not in two-player tournaments (R20.1.4).
   */
  record TakeOver(CardId card, CardId master, Side side) implements Command {}

  /**
   * A Resource from hand: in phase 3 for nothing (R5.2.1), later for an Illuminati token (R5.2.2).
   *
   * @param under the own card in play under which it goes face down, where its text lets it
   */
  record TakeResource(CardId card, Optional<CardId> under) implements Command {
    /** A Resource that is played openly. */
    public TakeResource(CardId card) {
      this(card, Optional.empty());
    }
  }

  /** Turns an own Resource up that lies face down under another card. */
  record TurnUp(CardId card) implements Command {}

  /**
   * Announces an attack (R7.2.1).
   *
   * @param aided present where own aiding Groups are named next, before anybody answers
   */
  record Attack(AttackKind kind, CardId leader, CardId target, Optional<Boolean> aided)
      implements Command {
    /** Said or not said: there is no third way. */
    public Attack {
      aided = aided.filter(yes -> yes);
    }

    /** An announcement that names no aiding Groups. */
    public Attack(AttackKind kind, CardId leader, CardId target) {
      this(kind, leader, target, Optional.empty());
    }
  }

  /** Spends a token of an own Group for the attack (R8.5.1). */
  record Aid(CardId group) implements Command {}

  /** Spends a token of an own Group against the attack (R8.7.1). */
  record Oppose(CardId group) implements Command {}

  /** Plays a copy of the attacked Group from hand as an agent (R10.2.1). */
  record PlayAgent(CardId card, boolean against) implements Command {}

  /** Calls the announced attack off while nothing was spent on it (R7.3.1). */
  record CallOff() implements Command {}

  /** The attacker lets rivals take back what they have declared so far (R7.3.3). */
  record LetTakeBack() implements Command {}

  /** A rival takes back a Group's token, an agent or a Plot declared in the attack (R7.3.3). */
  record TakeBack(CardId card) implements Command {}

  /** Puts a captured Group on its master's arrow on that side of the table (R8.6.4, R8.6.8). */
  record Place(CardId card, Side side) implements Command {}

  /** Moves an own Group with its branch to another arrow (R14.1.1); the payer spends a token. */
  record MoveGroup(CardId group, CardId master, Side side, CardId payer) implements Command {}

  /** Discards a card from hand (R6.3.1). */
  record Discard(CardId card) implements Command {}

  /** Puts a Plot back into the own deck; 0 is the top (R3.6.1). */
  record ReturnPlot(CardId card, int position) implements Command {}

  /** Turns an own hidden Plot face up (R3.2.2). */
  record ExposePlot(CardId card) implements Command {}

  /** Shows an own hidden Plot to one rival without exposing it (R3.2.5). */
  record ShowPlot(CardId card, Seat to) implements Command {}

  /** Takes a token off an own Group or Resource, for no effect (R6.1.9, R6.1.10). */
  record RemoveToken(CardId card) implements Command {}

  /** Lays a copy of a rival's Illuminati down as agent in it (R16.3.2). */
  record PlayIlluminati(CardId card) implements Command {}

  /** Links an own card in play to another, or moves its link there (R17.1.3, R17.1.7). */
  record Link(CardId card, CardId group) implements Command {}

  /** Ends an own link that may end (R17.1.7). */
  record Unlink(CardId card) implements Command {}

  /** Offers Relief to a devastated Place; tokens are named next (R12.5.2). */
  record OfferRelief(CardId place) implements Command {}

  /** Adds an own Group to the Relief on offer; its token is spent if all together are enough. */
  record AddRelief(CardId group) implements Command {}

  /** Removes all Zaps from a player for an own Illuminati token (R3.8.7). */
  record RemoveZaps(Seat player) implements Command {}

  /** Begins to lay out a trade, or a gift, for a rival (R14.2.1). */
  record OfferTrade(Seat to) implements Command {}

  /** Lays out an own card to be given, or a card of the rival's that is asked for. */
  record TradeCard(CardId card) implements Command {}

  /** Lays out a Group of either that would go to the other's Power Structure (R14.2.4). */
  record TradeGroup(CardId group, CardId master, Side side, CardId payer) implements Command {}

  /** Proposes what is laid out to the rival. */
  record Propose() implements Command {}

  /** Accepts the trade as it lies; it is carried out at once (R14.2.6). */
  record Accept() implements Command {}

  /** Declines the trade, or drops the own one. */
  record Decline() implements Command {}

  /** Notes a promise to a rival; it binds nobody (R14.2.7). */
  record Promise(Seat to, PromiseOf what) implements Command {}

  /** Goes on to the next phase before the main one. */
  record Proceed() implements Command {}

  /** Ends the own actions; the announcement (R2.4.1) or the knock (R2.4.3) follows. */
  record Knock() implements Command {}

  /** Claims victory by the named Goal (R15.5.1): {@code basic}, or a Goal's card id. */
  record ClaimVictory(String goal) implements Command {}

  /**
   * Begins to play a Plot from hand or to use an ability of a card in play (3.1, 4.9); what it
   * needs is asked next, and nothing has happened until all is chosen.
   *
   * @param ability its place in the card's text, from 0
   */
  record Use(CardId card, int ability) implements Command {}

  /** Chooses a card. */
  record PickCard(CardId card) implements Command {}

  /** Chooses a player. */
  record PickPlayer(Seat player) implements Command {}

  /** Chooses one of several things, by its place. */
  record PickOption(int option) implements Command {}

  /** Has chosen enough. */
  record Done() implements Command {}

  /** Drops a play that is being prepared, or declines an optional one. */
  record Drop() implements Command {}

  /**
   * Gives standing orders: the moments at which the seat passes without being asked, until it says
   * otherwise (R8.7.9); open to the seat at every moment.
   */
  record SetOrders(SortedSet<Moment> passes) implements Command {}

  /** Does nothing in an open window. */
  record Pass() implements Command {}

  /** Leaves the game (R15.1.6); a free command, open to the seat at every moment. */
  record Concede() implements Command {}

  /** Host only: the seat loses for the reason given, TIME or RULING. */
  record Forfeit(EndReason reason) implements Command {}

  /**
   * Host only: the match clock or a judge ends the game; goal shares decide. By LIMIT, the round's
   * time is over, an attack under way comes to its end first.
   */
  record CallTime(EndReason reason) implements Command {}
}

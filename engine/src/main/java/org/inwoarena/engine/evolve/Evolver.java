package org.inwoarena.engine.evolve;

import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Event.AgentPlayed;
import org.inwoarena.engine.event.Event.AgentTookOver;
import org.inwoarena.engine.event.Event.AiderNamed;
import org.inwoarena.engine.event.Event.Asked;
import org.inwoarena.engine.event.Event.AttackAnnounced;
import org.inwoarena.engine.event.Event.AttackCalledOff;
import org.inwoarena.engine.event.Event.AttackCommitted;
import org.inwoarena.engine.event.Event.AttackResolved;
import org.inwoarena.engine.event.Event.AttackRolled;
import org.inwoarena.engine.event.Event.Captured;
import org.inwoarena.engine.event.Event.CardChosen;
import org.inwoarena.engine.event.Event.CardGiven;
import org.inwoarena.engine.event.Event.CardsDrawn;
import org.inwoarena.engine.event.Event.Claimed;
import org.inwoarena.engine.event.Event.ClaimsAnswerable;
import org.inwoarena.engine.event.Event.ClaimsClosed;
import org.inwoarena.engine.event.Event.ClaimsOpened;
import org.inwoarena.engine.event.Event.Conceded;
import org.inwoarena.engine.event.Event.DeckNumbered;
import org.inwoarena.engine.event.Event.DeckShuffled;
import org.inwoarena.engine.event.Event.Destroyed;
import org.inwoarena.engine.event.Event.Discarded;
import org.inwoarena.engine.event.Event.Eliminated;
import org.inwoarena.engine.event.Event.Forfeited;
import org.inwoarena.engine.event.Event.GameOver;
import org.inwoarena.engine.event.Event.GameStarted;
import org.inwoarena.engine.event.Event.GroupBought;
import org.inwoarena.engine.event.Event.GroupGiven;
import org.inwoarena.engine.event.Event.GroupMoved;
import org.inwoarena.engine.event.Event.GroupTakenOver;
import org.inwoarena.engine.event.Event.IlluminatiAgentPlayed;
import org.inwoarena.engine.event.Event.IlluminatiRevealed;
import org.inwoarena.engine.event.Event.Joined;
import org.inwoarena.engine.event.Event.LeadMissing;
import org.inwoarena.engine.event.Event.LeadPlaced;
import org.inwoarena.engine.event.Event.LeadSetAside;
import org.inwoarena.engine.event.Event.NamingBegun;
import org.inwoarena.engine.event.Event.NamingEnded;
import org.inwoarena.engine.event.Event.NoncePledged;
import org.inwoarena.engine.event.Event.NonceRevealed;
import org.inwoarena.engine.event.Event.OverLimit;
import org.inwoarena.engine.event.Event.Passed;
import org.inwoarena.engine.event.Event.PhaseBegun;
import org.inwoarena.engine.event.Event.Placed;
import org.inwoarena.engine.event.Event.PlotExposed;
import org.inwoarena.engine.event.Event.PlotReturned;
import org.inwoarena.engine.event.Event.PlotShown;
import org.inwoarena.engine.event.Event.Promised;
import org.inwoarena.engine.event.Event.ResourceTaken;
import org.inwoarena.engine.event.Event.StartRolled;
import org.inwoarena.engine.event.Event.StepBegun;
import org.inwoarena.engine.event.Event.TimeCalled;
import org.inwoarena.engine.event.Event.TokenForgone;
import org.inwoarena.engine.event.Event.TokenRemoved;
import org.inwoarena.engine.event.Event.TokensPlaced;
import org.inwoarena.engine.event.Event.TokensSpent;
import org.inwoarena.engine.event.Event.TradeCardAdded;
import org.inwoarena.engine.event.Event.TradeEnded;
import org.inwoarena.engine.event.Event.TradeGroupAdded;
import org.inwoarena.engine.event.Event.TradeOpened;
import org.inwoarena.engine.event.Event.TradeProposed;
import org.inwoarena.engine.event.Event.TurnBegun;
import org.inwoarena.engine.event.Event.TurnEnded;
import org.inwoarena.engine.event.Event.Unplaceable;
import org.inwoarena.engine.event.Event.WithinLimit;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Zone;

/** Applies events. */
public final class Evolver {

  private final SetupEvents setup;

  /** An evolver that looks cards up in this catalogue. */
  public Evolver(Catalogue catalogue) {
    setup = new SetupEvents(catalogue);
  }

  /** The game after the event. */
  public Game apply(Game game, Event event) {
    return Pacing.counted(changed(game, event), event);
  }

  private Game changed(Game game, Event event) {
    return switch (event) {
      // First what happens most: the cases are tried in their order.
      case Asked e -> TurnEvents.asked(game, e);
      case PhaseBegun e -> TurnEvents.phase(game, e);
      case Passed e -> AttackEvents.passed(game, e);
      case CardsDrawn e -> TurnEvents.drawn(game, e);
      case Discarded e -> Discards.discarded(game, e);
      case TokensSpent e -> TurnEvents.spent(game, e);
      case TokensPlaced e -> TurnEvents.tokens(game, e);
      case Event.DeedDue e -> UseEvents.due(game, e);
      case Event.OccasionOver e -> game.edit().pop().done();
      case GameStarted e -> setup.started(game, e);
      case StepBegun e -> setup.step(game, e);
      case NoncePledged e -> setup.pledged(game, e);
      case NonceRevealed e -> setup.revealed(game, e);
      case DeckNumbered e -> setup.numbered(game, e);
      case CardChosen e -> setup.chosen(game, e);
      case IlluminatiRevealed e -> setup.illuminati(game, e);
      case DeckShuffled e -> setup.shuffled(game, e);
      case LeadPlaced e -> setup.lead(game, e);
      case LeadSetAside e -> setup.setAside(game, e);
      case LeadMissing e -> game;
      case StartRolled e -> setup.rolled(game, e);
      case TurnBegun e -> TurnEvents.begun(game, e);
      case Event.TurnCutShort e -> TurnEvents.cutShort(game);
      case Event.DrawsSkipped e -> TurnEvents.skipped(game, e);
      case Event.HandsClosed e -> TurnEvents.closed(game, e);
      case Event.LaidFaceDown e -> FaceDownEvents.laid(game, e);
      case Event.TurnedUp e -> FaceDownEvents.turnedUp(game, e);
      case Event.OriginalSought e -> FaceDownEvents.sought(game, e);
      case Event.CopySettled e -> game.edit().pop().done();
      case TokenForgone e -> TurnEvents.forgone(game, e);
      case GroupBought e -> TurnEvents.bought(game);
      case ResourceTaken e -> TurnEvents.resource(game, e);
      case GroupTakenOver e -> TurnEvents.takenOver(game, e);
      case PlotReturned e -> TurnEvents.returned(game, e);
      case PlotExposed e ->
          game.edit().move(e.card().value(), Zone.EXPOSED, e.seat().index()).done();
      case TurnEnded e -> TurnEvents.ended(game, e);
      case AttackAnnounced e -> AttackEvents.announced(game, e);
      case NamingBegun e -> game.edit().push(new Frame.Naming(e.attacker().index())).done();
      case AiderNamed e -> AttackEvents.named(game, e);
      case NamingEnded e -> game.edit().pop().done();
      case AttackCommitted e -> AttackEvents.committed(game);
      case AttackCalledOff e -> AttackEvents.calledOff(game);
      case Joined e -> AttackEvents.joined(game, e);
      case AgentPlayed e -> AttackEvents.agent(game, e);
      case AgentTookOver e ->
          game.edit().ownersExchanged(e.agent().value(), e.captured().value()).done();
      case AttackRolled e -> AttackEvents.rolled(game, e);
      case AttackResolved e -> AttackEvents.resolved(game, e);
      case Event.AttackOver e -> AttackEvents.over(game);
      case Captured e -> BranchEvents.captured(game, e);
      case GroupMoved e -> BranchEvents.moved(game, e);
      case Placed e -> BranchEvents.placed(game, e);
      case Unplaceable e -> BranchEvents.unplaceable(game, e);
      case Destroyed e -> BranchEvents.destroyed(game, e);
      case ClaimsOpened e -> VictoryEvents.opened(game, e);
      case Claimed e -> VictoryEvents.claimed(game, e);
      case ClaimsAnswerable e -> VictoryEvents.answerable(game, e);
      case ClaimsClosed e -> game.edit().pop().done();
      case OverLimit e -> VictoryEvents.overLimit(game, e);
      case WithinLimit e -> game.edit().pop().done();
      case Conceded e -> game;
      case Forfeited e -> game;
      case Event.TimeDue e -> game.edit().progress(game.progress().lastAttack()).done();
      case TimeCalled e -> game;
      case Event.Awarded e -> game;
      case Eliminated e -> EliminationEvents.eliminated(game, e);
      case Event.UsePrepared e -> UseEvents.prepared(game, e);
      case Event.Picked e -> UseEvents.picked(game, e);
      case Event.LotDrawn e -> UseEvents.lot(game, e);
      case Event.UseDropped e -> game.edit().pop().done();
      case Event.UseAnnounced e -> UseEvents.announced(game, e);
      case Event.UseBegun e -> UseEvents.begun(game);
      case Event.EffectDone e -> UseEvents.done(game, e);
      case Event.OptionTaken e -> UseEvents.option(game, e);
      case Event.BranchTaken e -> UseEvents.branch(game, e);
      case Event.TableRolled e -> UseEvents.table(game, e);
      case Event.UseOver e -> UseEvents.over(game);
      case Event.Arisen e -> UseEvents.arisen(game, e);
      case Event.ReactionBegun e -> UseEvents.reaction(game, e);
      case Event.ReactionsDropped e ->
          game.edit().inForce(game.inForce().withoutReactions()).done();
      case Event.Cancelled e -> UseEvents.cancelled(game, e);
      case Event.UseCounted e -> game.edit().inForce(game.inForce().with(e.used())).done();
      case Event.OrdersGiven e -> UseEvents.orders(game, e);
      case Event.EffectRepeated e -> UseEvents.repeated(game);
      case Event.PlayersTurn e -> UseEvents.turnOf(game, e);
      case Event.ReplacementBegun e -> UseEvents.replacing(game, e);
      case Event.DeedReplaced e -> game.edit().drop(game.frames().size() - 2).done();
      case Event.DrawShortened e -> UseEvents.shortened(game, e);
      case Event.GroupEntered e -> BranchEvents.entered(game, e);
      case Event.GroupShifted e -> BranchEvents.shifted(game, e);
      case Event.GroupExchanged e -> BranchEvents.exchanged(game, e);
      case Event.CardMoved e -> CardEvents.moved(game, e);
      case Event.Linked e -> CardEvents.linked(game, e);
      case Event.LinkChanged e -> CardEvents.linkChanged(game, e);
      case Event.MarkSet e -> CardEvents.mark(game, e.card(), e.mark(), e.on());
      case Event.WordSet e -> CardEvents.word(game, e);
      case Event.ArrowLost e -> BranchEvents.arrowLost(game, e);
      case Event.CopiesMet e ->
          game.edit()
              .push(
                  new Frame.Keep(e.seat().index(), e.copies().stream().map(CardId::value).toList()))
              .done();
      case Event.CopyKept e -> game.edit().pop().done();
      case Event.Devastated e -> CardEvents.mark(game, e.card(), Mark.DEVASTATED, true);
      case Event.Relieved e -> CardEvents.mark(game, e.card(), Mark.DEVASTATED, false);
      case Event.ReliefOffered e -> ReliefEvents.offered(game, e);
      case Event.ReliefAdded e -> ReliefEvents.added(game, e);
      case Event.ReliefEnded e -> game.edit().pop().done();
      case Event.TokensGiven e -> CardEvents.tokens(game, e.card(), e.count());
      case Event.TokensRemoved e -> CardEvents.tokens(game, e.card(), -e.count());
      case Event.CardsSeen e -> CardEvents.seen(game, e);
      case Event.AttackLaunched e -> LaunchEvents.launched(game, e);
      case Event.PlayStays e -> LaunchEvents.stays(game, e);
      case Event.PlayLeft e -> LaunchEvents.left(game, e);
      case Event.HelperDropped e -> LaunchEvents.dropped(game, e);
      case Event.AgentDropped e -> LaunchEvents.agentDropped(game);
      case Event.PaymentLost e -> UseEvents.paymentLost(game, e);
      case Event.PaymentReplaced e -> UseEvents.paymentReplaced(game, e);
      case Event.WithdrawalAllowed e -> LaunchEvents.released(game, e);
      case Event.TakenBack e -> LaunchEvents.takenBack(game, e);
      case Event.StrengthFinal e -> AttackEvents.strength(game, e);
      case Event.NeededChanged e -> AttackEvents.needed(game, e);
      case Event.Scaled e -> AttackEvents.scaled(game, e);
      case Event.Boosted e -> AttackEvents.boosted(game, e);
      case Event.AttackChanged e -> AttackEvents.changed(game, e);
      case Event.RollChanged e -> AttackEvents.rollChanged(game, e);
      case Event.ResultForced e -> AttackEvents.forced(game, e);
      case Event.StageReached e -> AttackEvents.stage(game, e);
      case TokenRemoved e -> TurnEvents.removed(game, e);
      case PlotShown e -> TurnEvents.shown(game, e);
      case TradeOpened e -> TradeEvents.opened(game, e);
      case TradeCardAdded e -> TradeEvents.card(game, e);
      case TradeGroupAdded e -> TradeEvents.group(game, e);
      case TradeProposed e -> TradeEvents.proposed(game);
      case TradeEnded e -> game.edit().pop().done();
      case CardGiven e -> TradeEvents.given(game, e);
      case GroupGiven e -> BranchEvents.given(game, e);
      case Promised e -> TradeEvents.promised(game, e);
      case IlluminatiAgentPlayed e ->
          game.edit().move(e.card().value(), Zone.AGENTS, e.seat().index()).done();
      case GameOver e -> VictoryEvents.over(game, e);
    };
  }
}

package org.inwoarena.engine.event;

import java.util.EnumSet;
import java.util.Set;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.state.Frame.PlacingCause;
import org.inwoarena.engine.state.Zone;

/** Which moments an event is. */
public final class Moments {

  private Moments() {}

  /** The moments at which this event is seen; a state check follows every event by itself. */
  public static Set<Moment> of(Event event) {
    return switch (event) {
      case Event.TurnBegun e -> EnumSet.of(Moment.TURN_START);
      case Event.PhaseBegun e -> phase(e);
      case Event.CardsDrawn e -> EnumSet.of(Moment.CARD_DRAWN);
      case Event.GroupTakenOver e ->
          EnumSet.of(Moment.TAKEOVER, Moment.CONTROLLED, Moment.ENTERS_PLAY);
      case Event.ResourceTaken e ->
          e.free()
              ? EnumSet.of(Moment.TAKEOVER, Moment.ENTERS_PLAY)
              : EnumSet.of(Moment.ENTERS_PLAY);
      case Event.TurnedUp e -> EnumSet.of(Moment.ENTERS_PLAY);
      case Event.LeadPlaced e -> EnumSet.of(Moment.CONTROLLED, Moment.ENTERS_PLAY);
      case Event.GroupEntered e ->
          e.automatic()
              ? EnumSet.of(Moment.TAKEOVER, Moment.CONTROLLED, Moment.ENTERS_PLAY)
              : EnumSet.of(Moment.CONTROLLED, Moment.ENTERS_PLAY);
      case Event.GroupExchanged e -> EnumSet.of(Moment.CONTROLLED, Moment.ENTERS_PLAY);
      case Event.TokensPlaced e -> EnumSet.of(Moment.TOKENS_PLACED);
      case Event.TokensSpent e -> EnumSet.of(Moment.COST_PAID);
      case Event.AttackAnnounced e ->
          EnumSet.of(Moment.ACTION_DECLARED, Moment.ATTACK_DECLARED, Moment.ATTACK_OPEN);
      case Event.AttackLaunched e -> EnumSet.of(Moment.ATTACK_DECLARED, Moment.ATTACK_OPEN);
      case Event.RollChanged e -> EnumSet.of(Moment.ROLLED);
      case Event.AttackCommitted e -> EnumSet.of(Moment.ATTACK_COMMITTED);
      case Event.AttackCalledOff e -> EnumSet.of(Moment.CALLED_OFF);
      case Event.AgentPlayed e -> EnumSet.of(Moment.AGENT_PLAYED);
      case Event.Joined e -> EnumSet.of(Moment.ACTION_DECLARED, Moment.JOINED);
      case Event.StartRolled e -> EnumSet.of(Moment.ROLLED);
      case Event.AttackRolled e -> EnumSet.of(Moment.ROLLED);
      case Event.AttackResolved e -> EnumSet.of(Moment.ATTACK_RESULT, Moment.ATTACK_OVER);
      case Event.Captured e ->
          e.from().isPresent()
              ? EnumSet.of(Moment.CONTROLLED)
              : EnumSet.of(Moment.CONTROLLED, Moment.ENTERS_PLAY);
      case Event.UseAnnounced e -> EnumSet.of(Moment.PLOT_PLAYED);
      case Event.UseOver e -> EnumSet.of(Moment.PLOT_RESOLVED);
      case Event.Linked e -> EnumSet.of(Moment.LINKED);
      case Event.LinkChanged e -> EnumSet.of(Moment.LINK_CHANGED);
      case Event.Destroyed e -> EnumSet.of(Moment.DESTROYED);
      case Event.Discarded e ->
          switch (e.reason()) {
            case REPLACED -> EnumSet.of(Moment.DISCARDED, Moment.NWO_REPLACED);
            // What nobody has seen nobody can answer (R3.5.1).
            case UNSEEN -> EnumSet.noneOf(Moment.class);
            default -> EnumSet.of(Moment.DISCARDED);
          };
      case Event.CardMoved e ->
          e.zone() == Zone.TABLE ? EnumSet.of(Moment.ENTERS_PLAY) : EnumSet.noneOf(Moment.class);
      case Event.Devastated e -> EnumSet.of(Moment.DEVASTATED);
      case Event.Relieved e -> EnumSet.of(Moment.RELIEVED);
      case Event.Unplaceable e ->
          e.cause() == PlacingCause.CAPTURE
              ? EnumSet.of(Moment.DISCARDED)
              : EnumSet.noneOf(Moment.class);
      case Event.TradeEnded e ->
          e.agreed() ? EnumSet.of(Moment.TRADE_AGREED) : EnumSet.noneOf(Moment.class);
      case Event.GroupGiven e -> EnumSet.of(Moment.ACTION_DECLARED, Moment.CONTROLLED);
      case Event.PlotExposed e -> EnumSet.of(Moment.EXPOSED);
      case Event.Eliminated e -> EnumSet.of(Moment.ELIMINATED);
      case Event.ClaimsOpened e -> EnumSet.of(Moment.CLAIM);
      case Event.ClaimsAnswerable e -> EnumSet.of(Moment.CLAIM_ANSWER);
      case Event.TurnEnded e -> EnumSet.of(Moment.FIRST_TURN_OVER);
      default -> EnumSet.noneOf(Moment.class);
    };
  }

  private static Set<Moment> phase(Event.PhaseBegun event) {
    return switch (event.phase()) {
      case TAKEOVER -> EnumSet.of(Moment.TAKEOVER);
      case TOKENS -> EnumSet.of(Moment.TOKENS_DUE);
      case ANNOUNCE -> EnumSet.of(Moment.TURN_END);
      case PLOT_DRAW, GROUP_DRAW, MAIN, KNOCK, END -> EnumSet.noneOf(Moment.class);
    };
  }
}

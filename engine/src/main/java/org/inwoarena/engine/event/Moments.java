package org.inwoarena.engine.event;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.state.Frame.PlacingCause;
import org.inwoarena.engine.state.Zone;

/** Which moments an event is. */
public final class Moments {

  private static final Set<Moment> NONE = Collections.unmodifiableSet(EnumSet.noneOf(Moment.class));

  private static final Map<Moment, Set<Moment>> ONLY = each();

  private Moments() {}

  /** Nearly every event is one moment or none; those sets are made once. */
  private static Map<Moment, Set<Moment>> each() {
    var only = new EnumMap<Moment, Set<Moment>>(Moment.class);
    for (var moment : Moment.values()) {
      only.put(moment, Collections.unmodifiableSet(EnumSet.of(moment)));
    }
    return only;
  }

  /** The moments at which this event is seen; a state check follows every event by itself. */
  public static Set<Moment> of(Event event) {
    return switch (event) {
      case Event.Asked e -> NONE;
      case Event.TurnBegun e -> ONLY.get(Moment.TURN_START);
      case Event.PhaseBegun e -> phase(e);
      case Event.CardsDrawn e -> ONLY.get(Moment.CARD_DRAWN);
      case Event.GroupTakenOver e ->
          EnumSet.of(Moment.TAKEOVER, Moment.CONTROLLED, Moment.ENTERS_PLAY);
      case Event.ResourceTaken e ->
          e.free() ? EnumSet.of(Moment.TAKEOVER, Moment.ENTERS_PLAY) : ONLY.get(Moment.ENTERS_PLAY);
      case Event.TurnedUp e -> ONLY.get(Moment.ENTERS_PLAY);
      case Event.LeadPlaced e -> EnumSet.of(Moment.CONTROLLED, Moment.ENTERS_PLAY);
      case Event.GroupEntered e ->
          e.automatic()
              ? EnumSet.of(Moment.TAKEOVER, Moment.CONTROLLED, Moment.ENTERS_PLAY)
              : EnumSet.of(Moment.CONTROLLED, Moment.ENTERS_PLAY);
      case Event.GroupExchanged e -> EnumSet.of(Moment.CONTROLLED, Moment.ENTERS_PLAY);
      case Event.TokensPlaced e -> ONLY.get(Moment.TOKENS_PLACED);
      case Event.TokensSpent e -> ONLY.get(Moment.COST_PAID);
      case Event.AttackAnnounced e ->
          EnumSet.of(Moment.ACTION_DECLARED, Moment.ATTACK_DECLARED, Moment.ATTACK_OPEN);
      case Event.AttackLaunched e -> EnumSet.of(Moment.ATTACK_DECLARED, Moment.ATTACK_OPEN);
      case Event.RollChanged e -> ONLY.get(Moment.ROLLED);
      case Event.AttackCommitted e -> ONLY.get(Moment.ATTACK_COMMITTED);
      case Event.AttackCalledOff e -> ONLY.get(Moment.CALLED_OFF);
      case Event.AgentPlayed e -> ONLY.get(Moment.AGENT_PLAYED);
      case Event.Joined e -> EnumSet.of(Moment.ACTION_DECLARED, Moment.JOINED);
      case Event.StartRolled e -> ONLY.get(Moment.ROLLED);
      case Event.AttackRolled e -> ONLY.get(Moment.ROLLED);
      case Event.AttackResolved e -> EnumSet.of(Moment.ATTACK_RESULT, Moment.ATTACK_OVER);
      case Event.Captured e ->
          e.from().isPresent()
              ? ONLY.get(Moment.CONTROLLED)
              : EnumSet.of(Moment.CONTROLLED, Moment.ENTERS_PLAY);
      case Event.UseAnnounced e -> ONLY.get(Moment.PLOT_PLAYED);
      case Event.UseOver e -> ONLY.get(Moment.PLOT_RESOLVED);
      case Event.Linked e -> ONLY.get(Moment.LINKED);
      case Event.LinkChanged e -> ONLY.get(Moment.LINK_CHANGED);
      case Event.Destroyed e -> ONLY.get(Moment.DESTROYED);
      case Event.Discarded e ->
          switch (e.reason()) {
            case REPLACED -> EnumSet.of(Moment.DISCARDED, Moment.NWO_REPLACED);
            // What nobody has seen nobody can answer (R3.5.1).
            case UNSEEN -> NONE;
            default -> ONLY.get(Moment.DISCARDED);
          };
      case Event.CardMoved e -> e.zone() == Zone.TABLE ? ONLY.get(Moment.ENTERS_PLAY) : NONE;
      case Event.Devastated e -> ONLY.get(Moment.DEVASTATED);
      case Event.Relieved e -> ONLY.get(Moment.RELIEVED);
      case Event.Unplaceable e ->
          e.cause() == PlacingCause.CAPTURE ? ONLY.get(Moment.DISCARDED) : NONE;
      case Event.TradeEnded e -> e.agreed() ? ONLY.get(Moment.TRADE_AGREED) : NONE;
      case Event.GroupGiven e -> EnumSet.of(Moment.ACTION_DECLARED, Moment.CONTROLLED);
      case Event.PlotExposed e -> ONLY.get(Moment.EXPOSED);
      case Event.Eliminated e -> ONLY.get(Moment.ELIMINATED);
      case Event.ClaimsOpened e -> ONLY.get(Moment.CLAIM);
      case Event.ClaimsAnswerable e -> ONLY.get(Moment.CLAIM_ANSWER);
      case Event.TurnEnded e -> ONLY.get(Moment.FIRST_TURN_OVER);
      default -> NONE;
    };
  }

  private static Set<Moment> phase(Event.PhaseBegun event) {
    return switch (event.phase()) {
      case TAKEOVER -> ONLY.get(Moment.TAKEOVER);
      case TOKENS -> ONLY.get(Moment.TOKENS_DUE);
      case ANNOUNCE -> ONLY.get(Moment.TURN_END);
      case PLOT_DRAW, GROUP_DRAW, MAIN, KNOCK, END -> NONE;
    };
  }
}

package org.inwoarena.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.Surplus;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Zone;

/** Tells an audience what happened. Secret parts of events are left out or told as a count. */
public final class LogWriter {

  private final Game before;
  private final Audience audience;
  private final List<LogEntry> lines = new ArrayList<>();

  private LogWriter(Game before, Audience audience) {
    this.before = before;
    this.audience = audience;
  }

  /** The lines of one event. */
  public static List<LogEntry> lines(Game before, Event event, Audience audience) {
    var writer = new LogWriter(before, audience);
    writer.write(event);
    return List.copyOf(writer.lines);
  }

  private void write(Event event) {
    switch (event) {
      case Event.GameStarted e ->
          line("game-started", "host", Map.of("rules", e.ruleSet().name(), "cards", e.cards()));
      case Event.NoncePledged e -> line("nonce-pledged", "host", seat(e.seat()));
      case Event.NonceRevealed e ->
          line("nonce-revealed", "host", with(e.seat(), "nonce", e.nonce()));
      case Event.IlluminatiRevealed e ->
          line("illuminati-revealed", "R1.3.1", with(e.seat(), "card", open(e.card())));
      case Event.LeadPlaced e ->
          line("lead-placed", "R1.3.8", with(e.seat(), "card", open(e.card())));
      case Event.LeadSetAside e ->
          line("lead-set-aside", "R1.3.6", with(e.seat(), "card", open(e.card())));
      case Event.LeadMissing e -> line("lead-missing", "R1.3.16", seat(e.seat()));
      case Event.CardsDrawn e -> drawn(e);
      case Event.StartRolled e -> {
        for (var roll : e.rolls()) {
          line("start-rolled", "R1.3.12", with(roll.seat(), "total", roll.total()));
        }
      }
      default -> turn(event);
    }
  }

  private void turn(Event event) {
    switch (event) {
      case Event.TurnBegun e -> line("turn-begun", "R2.1.1", with(e.seat(), "turn", e.turn()));
      case Event.PhaseBegun e -> {
        if (e.phase() == Phase.END) {
          line("knocked", "R2.4.3", seat(new Seat(before.progress().active())));
        }
      }
      case Event.TokensPlaced e ->
          line("tokens-placed", "R2.2.13", with(e.seat(), "count", e.cards().size()));
      case Event.TokenForgone e ->
          line("token-forgone", "R20.2.2", with(e.seat(), "card", open(e.card())));
      case Event.TokensSpent e -> spent(e);
      case Event.ResourceTaken e ->
          line(
              "resource-taken",
              e.free() ? "R5.2.1" : "R5.2.2",
              with(e.seat(), "card", open(e.card())));
      case Event.GroupTakenOver e ->
          line("group-taken-over", "R2.2.8", with(e.seat(), "card", open(e.card())));
      case Event.Discarded e -> discarded(e);
      case Event.PlotReturned e -> returned(e);
      case Event.PlotExposed e ->
          line("plot-exposed", "R3.2.2", with(e.seat(), "card", open(e.card())));
      case Event.OverLimit e ->
          line(
              e.of() == Surplus.GOALS ? "too-many-goals" : "over-limit",
              e.of() == Surplus.GOALS ? "R15.4.4" : "R3.4.3",
              seat(e.seat()));
      case Event.LaidFaceDown e -> laidFaceDown(e);
      case Event.TurnedUp e -> line("turned-up", "R16.6.3", with(e.seat(), "card", open(e.card())));
      case Event.OriginalSought e ->
          line("original-sought", "R16.6.3", with(e.seat(), "card", open(e.card())));
      case Event.CopySettled e -> {
        if (e.refused()) {
          line("copy-refused", "R16.6.1", with(e.seat(), "card", open(e.card())));
        }
      }
      case Event.HandsClosed e -> e.seats().forEach(s -> line("hand-closed", "R13.3.3", seat(s)));
      case Event.TurnCutShort e -> line("turn-cut-short", "R2.4.9", seat(e.seat()));
      default -> attack(event);
    }
  }

  private void attack(Event event) {
    switch (event) {
      case Event.AttackAnnounced e -> {
        var params = with(e.attacker(), "leader", open(e.leader()));
        params.put("target", open(e.target()));
        line("attack-" + e.kind().name().toLowerCase(Locale.ROOT), "R7.2.1", params);
      }
      case Event.AttackLaunched e -> launched(e);
      case Event.AiderNamed e ->
          line("aider-named", "R7.2.1", with(e.attacker(), "card", open(e.group())));
      case Event.AttackCommitted e -> line("attack-committed", "R7.3.2", seat(e.attacker()));
      case Event.AttackCalledOff e -> line("attack-called-off", "R7.3.1", seat(e.attacker()));
      case Event.Joined e ->
          line(
              e.against() ? "opposed" : "aided",
              e.against() ? "R8.7.1" : "R8.5.1",
              with(e.seat(), "card", open(e.group())));
      case Event.AgentPlayed e ->
          line(
              e.against() ? "agent-against" : "agent-for",
              e.against() ? "R10.2.5" : "R10.2.4",
              with(e.seat(), "card", open(e.card())));
      case Event.AgentTookOver e ->
          line("agent-took-over", "R10.2.10", with(e.by(), "card", open(e.captured())));
      case Event.AttackRolled e -> {
        var params = with(e.attacker(), "first", e.first());
        params.put("second", e.second());
        params.put("total", e.first() + e.second());
        params.put("strength", e.strength());
        line("attack-rolled", "R7.5.1", params);
      }
      case Event.AttackResolved e -> resolved(e);
      case Event.Captured e -> {
        var params = with(e.by(), "card", open(e.branch().getFirst()));
        params.put("count", e.branch().size());
        line("captured", "R8.6.4", params);
      }
      case Event.GroupMoved e -> {
        var params = with(e.seat(), "card", open(e.branch().getFirst()));
        params.put("master", open(e.master()));
        line("group-moved", "R14.1.1", params);
      }
      case Event.Unplaceable e -> {
        var capture = e.cause() == Frame.PlacingCause.CAPTURE;
        for (var card : e.cards()) {
          line(
              capture ? "unplaceable-discarded" : "unplaceable-returned",
              capture ? "R8.6.9" : "R14.1.7",
              with(e.seat(), "card", open(card)));
        }
      }
      case Event.Destroyed e -> destroyed(e);
      default -> end(event);
    }
  }

  private void end(Event event) {
    switch (event) {
      case Event.Claimed e -> line("claimed", "R15.5.1", with(e.seat(), "goal", e.goal()));
      case Event.ClaimsClosed e -> claimsClosed(e);
      case Event.Conceded e -> line("conceded", "R15.1.6", seat(e.seat()));
      case Event.Forfeited e ->
          line("forfeited", "host", with(e.seat(), "reason", word(e.reason())));
      case Event.ReactionsDropped e ->
          line("reactions-dropped", "host", Map.of("count", e.count()));
      case Event.TimeDue e -> line("time-due", "host", Map.of());
      case Event.TimeCalled e -> line("time-called", "host", Map.of("reason", word(e.reason())));
      case Event.Eliminated e -> line("eliminated", "R15.1.3", seat(e.seat()));
      case Event.GameOver e -> {
        for (var result : e.result().seats()) {
          var params = with(result.seat(), "score", result.score());
          params.put("share", result.goalShare());
          params.put("place", result.place());
          line("result", "R15.2.3", params);
        }
      }
      // Silent: numbering, shuffles, hidden choices, passes, prompts and placing.
      default -> {
        lines.addAll(TradeLog.lines(before, event, audience));
        lines.addAll(LinkLog.lines(before, event));
        lines.addAll(PlayLog.lines(before, event, audience));
        lines.addAll(AttackLog.lines(before, event));
      }
    }
  }

  private void discarded(Event.Discarded event) {
    var params = with(event.seat(), "card", open(event.card()));
    switch (event.reason()) {
      case WILL -> line("discarded", "R6.3.1", params);
      case FAILED -> line("discarded-failed", "R8.6.3", params);
      case AGENT -> line("discarded-agent", "R10.2.6", params);
      case COST -> line("discarded-cost", "R16.3.2", params);
      case OVER -> line("discarded-over", "R3.5.6", params);
      case CARD -> line("discarded-card", "R3.5.1", params);
      case UNSEEN -> unseen(event);
      case USELESS -> line("discarded-useless", "R16.6.7", params);
      // The line of the play or of its cancelling says it already.
      case USED, CANCELLED, REPLACED -> {}
    }
  }

  /** Face down: only who knew the card before can name it (R3.5.1). */
  private void unseen(Event.Discarded event) {
    if (Sight.sees(before, event.card().value(), audience)) {
      line("discarded-unseen-known", "R3.5.1", with(event.seat(), "card", open(event.card())));
    } else {
      line("discarded-unseen", "R3.5.1", seat(event.seat()));
    }
  }

  /** What goes along with the card above it needs no line; a face is told to those who know it. */
  private void laidFaceDown(Event.LaidFaceDown event) {
    var card = event.card().value();
    if (before.card(card).zone() != Zone.FACE_DOWN) {
      var known = Sight.sees(before, card, audience);
      var params = with(event.seat(), "under", open(event.under()));
      if (known) {
        params.put("card", open(event.card()));
      }
      line(known ? "laid-face-down-known" : "laid-face-down", "R5.2.1", params);
    }
  }

  private void drawn(Event.CardsDrawn event) {
    var owner = audience.seat().filter(event.seat()::equals).isPresent();
    var params = with(event.seat(), "deck", event.deck().word());
    if (!owner) {
      params.put("count", event.cards().size());
      line("drew", "R19.2.16", params);
      return;
    }
    for (var card : event.cards()) {
      var own = new TreeMap<>(params);
      own.put("card", open(card));
      line("drew-card", "R19.2.16", own);
    }
  }

  private void spent(Event.TokensSpent event) {
    for (var card : event.cards()) {
      var params = with(event.seat(), "card", open(card));
      params.put("use", word(event.use()));
      line("token-spent", "R2.3.3", params);
    }
  }

  private void returned(Event.PlotReturned event) {
    var known =
        before.card(event.card().value()).zone() == Zone.EXPOSED
            || audience.seat().filter(event.seat()::equals).isPresent();
    if (known) {
      line("plot-returned-known", "R3.6.1", with(event.seat(), "card", open(event.card())));
    } else {
      line("plot-returned", "R3.6.1", seat(event.seat()));
    }
  }

  private void resolved(Event.AttackResolved event) {
    var attack = before.frame(Frame.Attack.class).orElseThrow();
    var params = with(new Seat(attack.attacker()), "strength", event.strength());
    params.put("target", open(new CardId(attack.target())));
    if (event.success()) {
      line("attack-succeeded", "R7.5.1", params);
    } else if (attack.dice().isEmpty()) {
      line("attack-hopeless", "R7.5.4", params);
    } else {
      line("attack-failed", "R7.5.1", params);
    }
  }

  private void launched(Event.AttackLaunched event) {
    var params = with(event.attacker(), "card", open(event.card()));
    params.put("target", open(event.target()));
    line("attack-launched", "R12.1.1", params);
    for (var card : event.lost()) {
      line("token-lost", "R12.3.5", with(event.attacker(), "card", open(card)));
    }
  }

  private void destroyed(Event.Destroyed event) {
    if (event.by().isPresent()) {
      line("destroyed", "R9.2.8", with(event.by().get(), "card", open(event.card())));
    } else {
      line("destroyed-by-nobody", "R9.2.13", with(event.from(), "card", open(event.card())));
    }
    for (var card : event.toHand()) {
      line("returned-to-hand", "R9.2.12", with(event.from(), "card", open(card)));
    }
  }

  private void claimsClosed(Event.ClaimsClosed event) {
    var claims = before.frame(Frame.Claims.class).orElseThrow().claims();
    for (var claim : claims) {
      if (!event.winners().contains(new Seat(claim.seat()))) {
        line("claim-failed", "R15.5.2", seat(new Seat(claim.seat())));
      }
    }
  }

  private void line(String code, String clause, Map<String, Object> params) {
    lines.add(
        clause.equals("host") ? LogEntry.of(code, params) : LogEntry.of(code, params, clause));
  }

  private String open(CardId card) {
    return "card:" + before.printed(card.value()).id();
  }

  private static Map<String, Object> seat(Seat seat) {
    return Map.of("seat", "seat:" + seat.index());
  }

  private static Map<String, Object> with(Seat seat, String name, Object value) {
    var params = new TreeMap<String, Object>(seat(seat));
    params.put(name, value);
    return params;
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}

package org.inwoarena.engine.view;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;

/** Tells what cards do to an attack and its roll, and who drops out of it. */
final class AttackLog {

  private final Game before;

  private AttackLog(Game before) {
    this.before = before;
  }

  static List<LogEntry> lines(Game before, Event event) {
    return new AttackLog(before).lines(event);
  }

  private List<LogEntry> lines(Event event) {
    return switch (event) {
      case Event.Cancelled e when before.frames().get(e.frame()) instanceof Frame.Attack attack ->
          line(
              e.what().equals("illegal") ? "attack-illegal" : "attack-cancelled",
              "R18.2.1",
              card(e.by(), new CardId(attack.target())));
      case Event.WithdrawalAllowed e -> line("withdrawal-allowed", "R7.3.3", seat(e.attacker()));
      case Event.TakenBack e -> line("taken-back", "R7.3.3", card(e.seat(), e.card()));
      case Event.HelperDropped e ->
          line("helper-dropped", "R18.3.1", card(holder(e.group()), e.group()));
      case Event.PaymentLost e ->
          line("payment-lost", "R18.3.3", card(holder(e.payer()), e.payer()));
      case Event.PaymentReplaced e ->
          line("payment-replaced", "R18.3.3", card(e.seat(), e.payer()));
      case Event.CardMoved e when e.zone() == Zone.EXPOSED && lies(e.card(), Zone.PLAYED) ->
          line("play-returned", "R18.1.1", card(e.holder(), e.card()));
      case Event.RollChanged e -> rollChanged(e);
      case Event.ResultForced e ->
          line(e.success() ? "succeeds-by-itself" : "fails-by-itself", "R19.2.2", seat(e.by()));
      case Event.Boosted e -> boosted(e);
      case Event.AttackChanged e when e.on().contains(Word.PRIVILEGED) ->
          line("privilege-declared", "R11.1.2", Map.of());
      case Event.AttackChanged e when e.off().contains(Word.PRIVILEGED) ->
          line("privilege-over", "R11.1.9", Map.of());
      default -> List.of();
    };
  }

  private List<LogEntry> rollChanged(Event.RollChanged event) {
    var params = seat(event.by());
    params.put("total", event.total());
    return line(event.dice().isEmpty() ? "roll-changed" : "rolled-again", "R19.2.21", params);
  }

  private List<LogEntry> boosted(Event.Boosted event) {
    var params = card(event.seat(), event.source());
    params.put("amount", Math.abs(event.amount()));
    return line(event.amount() < 0 ? "weakened" : "boosted", "R7.6.1", params);
  }

  private boolean lies(CardId card, Zone zone) {
    return before.card(card.value()).zone() == zone;
  }

  private Seat holder(CardId card) {
    return new Seat(before.card(card.value()).holder());
  }

  private static List<LogEntry> line(String code, String clause, Map<String, Object> params) {
    return List.of(LogEntry.of(code, params, clause));
  }

  private static Map<String, Object> seat(Seat seat) {
    return new TreeMap<>(Map.of("seat", "seat:" + seat.index()));
  }

  private Map<String, Object> card(Seat seat, CardId card) {
    var params = seat(seat);
    params.put("card", "card:" + before.printed(card.value()).id());
    return params;
  }
}

package org.inwoarena.engine.view;

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
import org.inwoarena.engine.state.Game;

/** Tells what players agree on, show each other and do at will (14.2, R3.2.5, R6.1.9, 16.3). */
final class TradeLog {

  private static final String TRADE = "R14.2.6";

  private final Game before;
  private final Audience audience;

  private TradeLog(Game before, Audience audience) {
    this.before = before;
    this.audience = audience;
  }

  static List<LogEntry> lines(Game before, Event event, Audience audience) {
    return new TradeLog(before, audience).lines(event);
  }

  private List<LogEntry> lines(Event event) {
    return switch (event) {
      case Event.TokenRemoved e -> line("token-removed", "R6.1.9", card(e.seat(), e.card()));
      case Event.IlluminatiAgentPlayed e -> illuminatiAgent(e);
      case Event.PlotShown e -> shown(e);
      case Event.Promised e -> promised(e);
      case Event.TradeOpened e -> line("trade-opened", TRADE, pair(e.by(), e.to()));
      case Event.TradeCardAdded e -> added(e);
      case Event.TradeGroupAdded e -> {
        var params = card(holder(e.group()), e.group());
        params.put("master", name(e.master()));
        yield line("trade-group-added", "R14.2.4", params);
      }
      case Event.TradeProposed e -> line("trade-proposed", TRADE, pair(trade().by(), trade().to()));
      case Event.TradeEnded e ->
          line(
              e.agreed() ? "trade-agreed" : "trade-declined",
              TRADE,
              pair(trade().by(), trade().to()));
      case Event.CardGiven e -> given(e);
      case Event.GroupGiven e -> {
        var params = card(e.from(), e.branch().getFirst());
        params.put("to", word(e.to()));
        yield line("group-given", "R14.1.2", params);
      }
      default -> List.of();
    };
  }

  private List<LogEntry> illuminatiAgent(Event.IlluminatiAgentPlayed event) {
    var params = seat(event.seat());
    params.put("card", "card:" + before.printed(event.card().value()).id());
    return line("illuminati-agent-played", "R16.3.2", params);
  }

  private List<LogEntry> shown(Event.PlotShown event) {
    var params = pair(event.seat(), event.to());
    if (isAt(event.seat()) || isAt(event.to())) {
      params.put("card", "card:" + before.printed(event.card().value()).id());
      return line("plot-shown-known", "R3.2.5", params);
    }
    return line("plot-shown", "R3.2.5", params);
  }

  private List<LogEntry> promised(Event.Promised event) {
    var params = pair(event.seat(), event.to());
    params.put("what", event.what().name().toLowerCase(Locale.ROOT));
    return line("promised", "R14.2.7", params);
  }

  private List<LogEntry> added(Event.TradeCardAdded event) {
    var params = seat(holder(event.card()));
    if (Sight.sees(before, event.card().value(), audience)) {
      params.put("card", name(event.card()));
      return line("trade-card-added", TRADE, params);
    }
    params.put("deck", back(event.card()));
    return line("trade-card-added-hidden", TRADE, params);
  }

  private List<LogEntry> given(Event.CardGiven event) {
    var params = pair(event.from(), event.to());
    if (isAt(event.to()) || Sight.sees(before, event.card().value(), audience)) {
      params.put("card", "card:" + before.printed(event.card().value()).id());
      return line("card-given", "R14.2.2", params);
    }
    params.put("deck", back(event.card()));
    return line("card-given-hidden", "R14.2.2", params);
  }

  /** What everybody sees of a hidden card. */
  private String back(CardId card) {
    return before.printed(card.value()).facts().kind().inPlotDeck() ? "plot" : "group";
  }

  private Frame.Trade trade() {
    return (Frame.Trade) before.top();
  }

  private Seat holder(CardId card) {
    return new Seat(before.card(card.value()).holder());
  }

  private boolean isAt(Seat seat) {
    return audience.sharesWith(seat);
  }

  private String name(CardId card) {
    return Sight.name(before, card.value(), audience);
  }

  private Map<String, Object> card(Seat seat, CardId card) {
    var params = seat(seat);
    params.put("card", name(card));
    return params;
  }

  private static Map<String, Object> pair(int by, int to) {
    return pair(new Seat(by), new Seat(to));
  }

  private static Map<String, Object> pair(Seat by, Seat to) {
    var params = seat(by);
    params.put("to", word(to));
    return params;
  }

  private static Map<String, Object> seat(Seat seat) {
    return new TreeMap<>(Map.of("seat", word(seat)));
  }

  private static String word(Seat seat) {
    return "seat:" + seat.index();
  }

  private static List<LogEntry> line(String code, String clause, Map<String, Object> params) {
    return List.of(LogEntry.of(code, params, clause));
  }
}

package org.inwoarena.engine.view;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;

/** Tells of links, Devastation, Relief and lasting words; nothing of it is secret. */
final class LinkLog {

  private final Game before;

  private LinkLog(Game before) {
    this.before = before;
  }

  static List<LogEntry> lines(Game before, Event event) {
    return new LinkLog(before).lines(event);
  }

  private List<LogEntry> lines(Event event) {
    return switch (event) {
      case Event.Linked e -> {
        var params = of(e.card());
        params.put("to", name(e.to()));
        yield e.permanent()
            ? line("linked-permanently", "R17.1.4", params)
            : line("linked", "R17.1.1", params);
      }
      case Event.LinkChanged e ->
          switch (e.change()) {
            case ENDED -> line("link-ended", "R17.2.4", of(e.card()));
            case ASLEEP -> line("link-asleep", "R17.2.1", of(e.card()));
            case AWAKE -> line("link-awake", "R17.2.2", of(e.card()));
          };
      case Event.CardMoved e when isCarried(e) ->
          line("link-carried", "R17.3.1", with(e.card(), "seat", "seat:" + e.holder().index()));
      case Event.CardMoved e when e.zone() == Zone.REMOVED ->
          line("resource-lost", "R5.3.3", of(e.card()));
      case Event.TokensRemoved e ->
          line("tokens-lost", "R4.6.4", with(e.card(), "count", e.count()));
      case Event.ArrowLost e -> line("arrow-lost", "R14.1.6", of(e.branch().getFirst()));
      case Event.CopyKept e -> line("copy-kept", "R17.2.3", of(e.card()));
      case Event.Devastated e -> line("devastated", "R12.4.1", of(e.card()));
      case Event.Relieved e -> line("relieved", "R12.5.1", of(e.card()));
      case Event.ReliefOffered e ->
          line("relief-offered", "R12.5.2", with(e.place(), "seat", "seat:" + e.seat().index()));
      case Event.ReliefAdded e -> line("relief-added", "R12.5.3", of(e.group()));
      case Event.ReliefEnded e when !e.enough() -> line("relief-failed", "R12.5.2", Map.of());
      case Event.WordSet e ->
          line(e.on() ? "word-set" : "word-gone", "R17.3.3", with(e.card(), "word", e.word()));
      default -> List.of();
    };
  }

  private boolean isCarried(Event.CardMoved event) {
    var state = before.card(event.card().value());
    return state.link() != 0
        && state.zone() == event.zone()
        && state.holder() != event.holder().index();
  }

  private Map<String, Object> of(CardId card) {
    return with(card, "seat", "seat:" + before.card(card.value()).holder());
  }

  private Map<String, Object> with(CardId card, String name, Object value) {
    var params = new TreeMap<String, Object>();
    params.put("seat", "seat:" + before.card(card.value()).holder());
    params.put("card", name(card));
    params.put(name, value);
    return params;
  }

  private String name(CardId card) {
    return "card:" + before.printed(card.value()).id();
  }

  private static List<LogEntry> line(String code, String clause, Map<String, Object> params) {
    return List.of(LogEntry.of(code, params, clause));
  }
}

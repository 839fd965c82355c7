package org.inwoarena.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Window;
import org.inwoarena.engine.state.Zone;

/** Tells of plays and what they do; cards a reader may not know are told as a count. */
final class PlayLog {

  private final Game before;
  private final Audience audience;

  private PlayLog(Game before, Audience audience) {
    this.before = before;
    this.audience = audience;
  }

  static List<LogEntry> lines(Game before, Event event, Audience audience) {
    return new PlayLog(before, audience).lines(event);
  }

  private List<LogEntry> lines(Event event) {
    return switch (event) {
      case Event.UseAnnounced e ->
          line(
              before.isPlot(e.origin()) ? "plot-played" : "used",
              "R13.1.1",
              card(e.seat(), new CardId(e.origin().card())));
      case Event.Cancelled e -> cancelled(e);
      case Event.TableRolled e -> {
        var params = seat(e.seat());
        params.put("total", e.total());
        yield line("table-rolled", "R3.1.3", params);
      }
      case Event.TokensGiven e ->
          line("tokens-given", "R4.6.5", counted(card(holder(e.card()), e.card()), e.count()));
      case Event.DeedDue e -> due(e);
      case Event.DeedReplaced e ->
          line("deed-replaced", "R19.2.16", card(e.by(), new CardId(e.origin().card())));
      case Event.DrawShortened e -> line("draw-shortened", "R13.1.2", seat(e.by()));
      default -> cards(event);
    };
  }

  /** What happens to cards. */
  private List<LogEntry> cards(Event event) {
    return switch (event) {
      case Event.CardMoved e -> moved(e);
      case Event.CardsSeen e -> seen(e);
      case Event.DeckShuffled e when !(before.top() instanceof Frame.Setup) -> {
        var params = seat(e.seat());
        params.put("deck", e.deck().word());
        yield line("deck-shuffled", "R19.2.13", params);
      }
      case Event.GroupEntered e -> line("group-entered", "R4.1.6", card(e.seat(), e.card()));
      case Event.GroupShifted e -> {
        var params = card(e.seat(), e.branch().getFirst());
        params.put("master", "card:" + before.printed(e.master().value()).id());
        yield line("group-moved", "R14.1.1", params);
      }
      case Event.GroupExchanged e -> {
        var params = card(e.seat(), e.fresh());
        params.put("old", "card:" + before.printed(e.old().value()).id());
        yield line("group-exchanged", "R4.1.6", params);
      }
      default -> List.of();
    };
  }

  private List<LogEntry> cancelled(Event.Cancelled event) {
    return switch (before.frames().get(event.frame())) {
      // Attacks have lines of their own.
      case Frame.Attack attack -> List.of();
      case Frame.Use use when event.what().equals("illegal") ->
          line("became-illegal", "R18.1.4", card(new Seat(use.seat()), new CardId(use.card())));
      case Frame.Use use ->
          line("play-cancelled", "R13.1.2", card(event.by(), new CardId(use.card())));
      default -> line("cancelled", "R13.1.2", seat(event.by()));
    };
  }

  /** Something that can be prevented; a card that is taken over lies open already. */
  private List<LogEntry> due(Event.DeedDue event) {
    var actor = event.bindings().actor().orElse(before.progress().active());
    if (Window.from(before, event.moment(), actor).isClosed()) {
      return List.of();
    }
    return switch (event.deed()) {
      case Deed.GroupTakeover e ->
          line("takeover-declared", "R2.2.7", card(new Seat(e.seat()), new CardId(e.card())));
      case Deed.ResourceTakeover e ->
          line("takeover-declared", "R5.2.1", card(new Seat(e.seat()), new CardId(e.card())));
      case Deed.Moving e ->
          line("move-declared", "R14.1.1", card(new Seat(e.seat()), new CardId(e.group())));
      case Deed.Drawing e -> {
        var params = seat(new Seat(e.seat()));
        params.put("deck", e.deck().word());
        yield line("draw-due", "R19.2.16", counted(params, e.count()));
      }
      default -> List.of();
    };
  }

  /** Where a card goes is seen by all, its face by those who know it before or afterwards. */
  private List<LogEntry> moved(Event.CardMoved event) {
    var from = before.card(event.card().value());
    // Plays have lines of their own; so have links that are carried along and what leaves the game.
    if (event.zone() == Zone.PLAYED
        || from.zone() == Zone.PLAYED
        || event.zone() == Zone.REMOVED
        || (from.link() != 0 && from.zone() == event.zone())) {
      return List.of();
    }
    var toOwnHand = event.zone() == Zone.HAND && audience.sharesWith(event.holder());
    var known =
        toOwnHand
            || Sight.sees(before, event.card().value(), audience)
            || (event.zone().open() && event.zone() != Zone.DISCARD);
    var params = known ? card(event.holder(), event.card()) : seat(event.holder());
    params.put("zone", event.zone().word());
    params.put("from", from.zone().word());
    params.put("whose", "seat:" + from.holder());
    return line(known ? "card-moved-known" : "card-moved", "R2.5.3", params);
  }

  private List<LogEntry> seen(Event.CardsSeen event) {
    var lines = new ArrayList<LogEntry>();
    var isViewer = event.viewer().isEmpty() || audience.sharesWith(event.viewer().get());
    var hidden = 0;
    for (var id : event.cards()) {
      if (isViewer || Sight.sees(before, id.value(), audience)) {
        var params = card(holder(id), id);
        event.viewer().ifPresent(viewer -> params.put("viewer", "seat:" + viewer.index()));
        lines.addAll(line(event.viewer().isEmpty() ? "card-shown" : "card-seen", "R3.3.9", params));
      } else {
        hidden++;
      }
    }
    if (hidden > 0) {
      lines.addAll(
          line("cards-seen", "R3.3.9", counted(seat(event.viewer().orElseThrow()), hidden)));
    }
    return lines;
  }

  private Seat holder(CardId card) {
    return new Seat(before.card(card.value()).holder());
  }

  private static List<LogEntry> line(String code, String clause, Map<String, Object> params) {
    return List.of(LogEntry.of(code, params, clause));
  }

  private static Map<String, Object> seat(Seat seat) {
    var params = new TreeMap<String, Object>();
    params.put("seat", "seat:" + seat.index());
    return params;
  }

  private Map<String, Object> card(Seat seat, CardId card) {
    var params = seat(seat);
    params.put("card", "card:" + before.printed(card.value()).id());
    return params;
  }

  private static Map<String, Object> counted(Map<String, Object> params, int count) {
    params.put("count", count);
    return params;
  }
}

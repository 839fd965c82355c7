package org.inwoarena.engine.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.moving.Placing;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.relief.Reliefs;
import org.inwoarena.engine.setup.Leads;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature;
import org.inwoarena.engine.state.Question;
import org.inwoarena.engine.state.Window;
import org.inwoarena.engine.turn.Drawing;
import org.inwoarena.engine.turn.Originals;
import org.inwoarena.engine.turn.PlotLimit;
import org.inwoarena.engine.use.Uses;
import org.inwoarena.engine.victory.GoalCards;

/**
 * Who must be asked what. It never depends on what a hand holds, so that asking betrays nothing.
 */
final class Questions {

  private Questions() {}

  /**
   * Opens these prompts. An honest answer stays good: only the seat that just acted is asked anew.
   */
  static void ask(Play play, List<Ask> due, Optional<Seat> acted) {
    var game = play.game();
    var open = new ArrayList<Question>();
    var last = game.asked();
    for (var ask : due) {
      var isAskedAnew = acted.isPresent() && acted.get().equals(ask.seat());
      var before = isAskedAnew ? Optional.<Question>empty() : game.question(ask.seat());
      if (before.isPresent() && before.get().kind() == ask.kind()) {
        open.add(before.get());
      } else {
        open.add(new Question(new PromptId(++last), ask.seat(), ask.kind()));
      }
    }
    if (!open.equals(game.questions())) {
      play.emit(new Event.Asked(open));
    }
  }

  /** Who is to be asked, and for what. */
  record Ask(Seat seat, PromptKind kind) {}

  /** Whom the game waits for before anything goes on. */
  static List<Ask> due(Game game) {
    if (game.over() || game.frames().isEmpty()) {
      return List.of();
    }
    return switch (game.top()) {
      case Frame.Setup setup -> setup(game, setup);
      case Frame.Turn turn -> turn(game, turn);
      case Frame.Attack attack ->
          attack.window().isClosed()
              ? List.of()
              : one(
                  attack.window().floor(),
                  attack.nature().stage() == Nature.Stage.OPEN
                      ? PromptKind.RESPOND
                      : PromptKind.ANSWER);
      case Frame.Use use ->
          use.stage() == Frame.UseStage.ANNOUNCED
              ? window(use.window())
              : Uses.ask(game, use).map(ask -> one(ask.seat(), PromptKind.PICK)).orElse(List.of());
      case Frame.Occasion occasion -> window(occasion.window());
      case Frame.Naming naming -> one(naming.attacker(), PromptKind.NAME_AID);
      case Frame.Placing placing ->
          Placing.choice(game, placing).isEmpty()
              ? List.of()
              : one(placing.seat(), PromptKind.PLACE);
      case Frame.Claims claims ->
          claims.toAsk().isEmpty() ? List.of() : one(claims.toAsk().getFirst(), kind(claims));
      case Frame.Keep keep -> one(keep.seat(), PromptKind.PICK);
      case Frame.Relief relief ->
          Reliefs.asked(relief).map(seat -> one(seat, PromptKind.RELIEF)).orElse(List.of());
      case Frame.Original original ->
          Originals.asked(game, original)
              .map(seat -> one(seat, PromptKind.REVEAL_COPY))
              .orElse(List.of());
      case Frame.Trade trade ->
          trade.proposed()
              ? one(trade.to(), PromptKind.ANSWER_TRADE)
              : one(trade.by(), PromptKind.TRADE);
      case Frame.Reduce(var seat, var of) when of == Frame.Surplus.GOALS ->
          GoalCards.isOver(game, seat) ? one(seat, PromptKind.REDUCE_GOALS) : List.of();
      case Frame.Reduce(var seat, var of) ->
          PlotLimit.isExceeded(game, seat) ? one(seat, PromptKind.REDUCE) : List.of();
    };
  }

  private static List<Ask> one(int seat, PromptKind kind) {
    return List.of(new Ask(new Seat(seat), kind));
  }

  private static List<Ask> window(Window window) {
    return window.isClosed() ? List.of() : one(window.floor(), PromptKind.ANSWER);
  }

  private static PromptKind kind(Frame.Claims claims) {
    return switch (claims.stage()) {
      case ANNOUNCE -> PromptKind.ANNOUNCE;
      case KNOCK -> PromptKind.KNOCK;
      case ANSWER -> PromptKind.ANSWER_CLAIM;
    };
  }

  private static List<Ask> setup(Game game, Frame.Setup setup) {
    var asks = new ArrayList<Ask>();
    for (int seat : game.playing()) {
      if (isOpen(game, setup, seat)) {
        asks.add(new Ask(new Seat(seat), kind(setup)));
      }
    }
    return asks;
  }

  private static boolean isOpen(Game game, Frame.Setup setup, int seat) {
    return switch (setup.step()) {
      case PLEDGE -> game.seat(seat).pledge().isEmpty();
      case REVEAL -> game.seat(seat).nonce().isEmpty();
      case ILLUMINATI -> !setup.chosen(seat);
      case LEAD -> !setup.chosen(seat) && Leads.isMissing(game, seat);
      case START -> false;
    };
  }

  private static PromptKind kind(Frame.Setup setup) {
    return switch (setup.step()) {
      case PLEDGE -> PromptKind.PLEDGE;
      case REVEAL -> PromptKind.REVEAL;
      case ILLUMINATI -> PromptKind.ILLUMINATI;
      case LEAD, START -> PromptKind.LEAD;
    };
  }

  private static List<Ask> turn(Game game, Frame.Turn turn) {
    var seat = turn.seat();
    return switch (turn.phase()) {
      case PLOT_DRAW ->
          Drawing.isEmpty(game, seat, Deck.PLOT) ? List.of() : one(seat, PromptKind.PLOT_DRAW);
      case GROUP_DRAW ->
          Drawing.isEmpty(game, seat, Deck.GROUP) && !Drawing.canBuyPlot(game, seat)
              ? List.of()
              : one(seat, PromptKind.GROUP_DRAW);
      case TAKEOVER -> one(seat, PromptKind.TAKEOVER);
      case MAIN -> one(seat, PromptKind.MAIN);
      case TOKENS, ANNOUNCE, KNOCK, END -> List.of();
    };
  }
}

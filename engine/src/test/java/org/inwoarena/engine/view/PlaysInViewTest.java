package org.inwoarena.engine.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.Session;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.coverage.Clauses;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;
import org.junit.jupiter.api.Test;

/** What each player sees of a play from its preparation to its end. */
class PlaysInViewTest {

  private static final Audience RIVAL = new Audience.At(new Seat(1));
  private static final Audience PLAYER = new Audience.At(new Seat(0));

  private final Engine engine = new Engine(Board.CATALOGUE);
  private final Board board = Board.of("bavarian-illuminati", "the-network");
  private final CardId plot = board.hand(0, "agent-in-place");
  private final CardId seen = board.hand(1, "hoax");

  private Session announced() {
    return new Session(board.game())
        .play(0, new Command.Use(plot, 0))
        .play(0, new Command.PickPlayer(new Seat(1)));
  }

  @Test
  @Clauses({"R2.5.2"})
  void whatIsPreparedOnlyItsPlayerSees() {
    var game = new Session(board.game()).play(0, new Command.Use(plot, 0)).game();

    assertThat(play(game, PLAYER).stage()).isEqualTo("prepared");
    assertThat(engine.view(game, RIVAL).keySet()).noneMatch(key -> key.startsWith("play:"));
    assertThat(((Entity.Table) engine.view(game, RIVAL).get("table")).phase()).isEqualTo("main");
  }

  @Test
  @Clauses({"R13.1.1"})
  void whatIsAnnouncedEverybodySees() {
    var session = announced();
    var play = play(session.game(), RIVAL);

    assertThat(play.card()).isEqualTo(plot);
    assertThat(play.stage()).isEqualTo("announced");
    assertThat(play.player()).contains(new Seat(1));
    assertThat(play.mayAnswer()).containsExactly(new Seat(1));
    assertThat(engine.view(session.game(), RIVAL)).containsKey("card:" + plot.value());
  }

  @Test
  @Clauses({"R3.2.1"})
  void whatIsLookedAtIsNamedToThoseWhoSeeIt() {
    var before = announced().game();
    var event = new Event.CardsSeen(Optional.of(new Seat(0)), List.of(seen));

    assertThat(codes(before, event, PLAYER)).containsExactly("card-seen");
    assertThat(codes(before, event, RIVAL)).containsExactly("card-seen");
    assertThat(codes(before, event, new Audience.Everybody())).containsExactly("cards-seen");
  }

  private List<String> codes(Game before, Event event, Audience audience) {
    return engine.log(before, event, audience).stream().map(LogEntry::code).toList();
  }

  private Entity.PlayUnderWay play(Game game, Audience audience) {
    return engine.view(game, audience).values().stream()
        .filter(Entity.PlayUnderWay.class::isInstance)
        .map(Entity.PlayUnderWay.class::cast)
        .findFirst()
        .orElseThrow();
  }
}

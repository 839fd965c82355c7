package org.inwoarena.matchmaking.api.event;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.tournament.export.Results;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.history.Result.Awarded;
import org.inwoarena.tournament.history.Result.Bye;
import org.inwoarena.tournament.history.Result.Contested;
import org.inwoarena.tournament.history.Result.Ruled;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Fact.Because;
import org.inwoarena.tournament.life.Play;
import org.inwoarena.tournament.life.TableId;

/**
 * A round: who meets whom and why, and how it went.
 *
 * @param stage {@code table} or {@code bracket}
 * @param begins when its matches begin by themselves
 * @param over whether its last result is in
 */
@Schema(
    example =
        """
        {"round": 2, "stage": "table", "pairedAt": "2026-12-20T19:10:00Z",
         "begins": "2026-12-20T19:11:00Z", "over": false, "tables": [
          {"table": 1, "first": {"id": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Alice"},
           "second": {"id": "0b9d7c1e-52f1-4c55-8a0a-5f6b8a1d2c33", "name": "Bob"},
           "state": "over", "extendedMinutes": 0,
           "matches": ["9c2e7a52-1a0e-4a53-9d0c-3f7a1d5b8e77"],
           "because": ["Both have 3 points."],
           "results": [{"score": "3:0"}]}],
         "alone": []}
        """)
public record RoundView(
    int round,
    String stage,
    Instant pairedAt,
    Instant begins,
    boolean over,
    List<TableView> tables,
    List<AloneView> alone) {

  /** Keeps own copies. */
  public RoundView {
    tables = List.copyOf(tables);
    alone = List.copyOf(alone);
  }

  /**
   * Two who meet.
   *
   * @param slot the match of the bracket it is
   * @param state {@code waiting}, {@code playing} or {@code over}
   * @param extendedMinutes more time than other tables have
   * @param ends when the round's time is over here
   * @param matches what is played here, game by game
   * @param because why these two; empty after a judge's swap
   * @param results everything reported, the last one counts
   */
  public record TableView(
      int table,
      Optional<String> slot,
      PlayerRef first,
      PlayerRef second,
      String state,
      long extendedMinutes,
      Instant ends,
      List<UUID> matches,
      List<String> because,
      List<ResultView> results) {

    /** Keeps own copies. */
    public TableView {
      matches = List.copyOf(matches);
      because = List.copyOf(because);
      results = List.copyOf(results);
    }
  }

  /** A result in words; a ruling has an author and a reason. */
  public record ResultView(String score, Optional<String> ruledBy, Optional<String> reason) {

    static ResultView of(Contested result) {
      var score = Results.score(result.counted());
      return result instanceof Ruled(var verdict, var reason, var author)
          ? new ResultView(score, Optional.of(author), Optional.of(reason))
          : new ResultView(score, Optional.empty(), Optional.empty());
    }
  }

  /**
   * Somebody without an opponent.
   *
   * @param missed the round he missed before he came in late; absent for a bye
   * @param points what that round is worth
   */
  public record AloneView(
      PlayerRef player, Optional<Integer> missed, int points, List<String> because) {

    /** Keeps an own copy. */
    public AloneView {
      because = List.copyOf(because);
    }
  }

  /** What of a round is not in the event itself. */
  public record Beside(Map<Integer, List<UUID>> matches, List<Because> because, Duration lead) {

    /** Keeps own copies. */
    public Beside {
      matches = Map.copyOf(matches);
      because = List.copyOf(because);
    }

    private List<String> why(List<?> who) {
      return because.stream()
          .filter(one -> one.who().size() == who.size() && one.who().containsAll(who))
          .findAny()
          .map(Because::reasons)
          .orElse(List.of());
    }
  }

  static RoundView of(Event event, Round round, Beside beside) {
    var play = event.play();
    var paired = play.floor().began().get(round.number());
    return new RoundView(
        round.number(),
        round.stage() == Round.Stage.TABLE ? "table" : "bracket",
        paired,
        paired.plus(beside.lead()),
        play.closed() >= round.number(),
        round.tables().stream().map(table -> table(event, round, table, beside)).toList(),
        round.alone().stream().map(alone -> alone(event, alone, beside)).toList());
  }

  private static TableView table(Event event, Round round, Table table, Beside beside) {
    var play = event.play();
    var id = new TableId(round.number(), table.number());
    return new TableView(
        table.number(),
        table.slot(),
        PlayerRef.of(event.roster(), table.first()),
        PlayerRef.of(event.roster(), table.second()),
        state(play, id),
        play.floor().extended().getOrDefault(id, Duration.ZERO).toMinutes(),
        event.roundEnds(id),
        beside.matches().getOrDefault(table.number(), List.of()),
        beside.why(table.players()),
        play.history().trail(id.round(), id.table()).map(ResultView::of).toList());
  }

  private static String state(Play play, TableId id) {
    if (play.history().inForce(id.round(), id.table()).isPresent()) {
      return "over";
    }
    return play.floor().started().contains(id) ? "playing" : "waiting";
  }

  private static AloneView alone(Event event, Round.Alone alone, Beside beside) {
    var player = PlayerRef.of(event.roster(), alone.entrant());
    return switch (alone.result()) {
      case Bye bye ->
          new AloneView(player, Optional.empty(), Result.WIN, beside.why(List.of(alone.entrant())));
      case Awarded(int missed, int points) ->
          new AloneView(player, Optional.of(missed), points, List.of());
    };
  }
}

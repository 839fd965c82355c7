package org.inwoarena.matchmaking.api.event;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.tournament.export.Results;
import org.inwoarena.tournament.format.BracketMatch;
import org.inwoarena.tournament.format.BracketMatch.LoserOf;
import org.inwoarena.tournament.format.BracketMatch.Seed;
import org.inwoarena.tournament.format.BracketMatch.Slot;
import org.inwoarena.tournament.format.BracketMatch.WinnerOf;
import org.inwoarena.tournament.format.BracketState;
import org.inwoarena.tournament.format.Status;
import org.inwoarena.tournament.format.Status.Decided;
import org.inwoarena.tournament.format.Status.Walkover;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.TableId;

/** The whole bracket, each match after those it takes its players from. */
@Schema(
    example =
        """
        {"matches": [{"id": "W1.1", "part": "winners", "depth": 1,
         "first": {"from": "seed", "of": "1",
                   "player": {"id": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Alice"}},
         "second": {"from": "seed", "of": "4",
                    "player": {"id": "0b9d7c1e-52f1-4c55-8a0a-5f6b8a1d2c33", "name": "Bob"}},
         "state": "ready", "table": {"round": 4, "table": 1}}]}
        """)
public record BracketView(List<MatchView> matches) {

  /** Keeps an own copy. */
  public BracketView {
    matches = List.copyOf(matches);
  }

  /**
   * A place where two meet.
   *
   * @param part {@code winners}, {@code losers}, {@code final}, {@code reset}, {@code third-place}
   * @param depth in which round of the bracket it is played, from 1
   * @param state {@code waiting}, {@code ready}, {@code decided}, {@code walkover}, {@code empty},
   *     {@code not-needed}
   * @param table where it is played, once it is paired
   */
  public record MatchView(
      String id,
      String part,
      int depth,
      SlotView first,
      SlotView second,
      String state,
      Optional<PlayerRef> winner,
      Optional<PlayedAt> table) {}

  /** A table with its score, as the first player of the table has it. */
  public record PlayedAt(int round, int table, Optional<String> score) {}

  /**
   * Who comes here.
   *
   * @param from {@code seed}, {@code winner} or {@code loser}
   * @param of the seed, or the match he comes from
   * @param player once he is known
   */
  public record SlotView(String from, String of, Optional<PlayerRef> player) {}

  static BracketView of(Event event, BracketState state) {
    return new Drawing(event, state, tables(event)).whole();
  }

  private static Map<String, TableId> tables(Event event) {
    return event.play().history().rounds().stream()
        .flatMap(
            round ->
                round.tables().stream()
                    .flatMap(
                        table ->
                            table.slot().stream()
                                .map(
                                    slot ->
                                        Map.entry(
                                            slot, new TableId(round.number(), table.number())))))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (a, later) -> later));
  }

  private record Drawing(Event event, BracketState state, Map<String, TableId> tables) {

    BracketView whole() {
      var depths = state.bracket().depths();
      return new BracketView(
          state.bracket().matches().stream()
              .map(match -> match(match, depths.get(match.id())))
              .toList());
    }

    private MatchView match(BracketMatch match, int depth) {
      var status = state.status(match.id());
      return new MatchView(
          match.id(),
          Words.of(match.part()),
          depth,
          slot(match.first()),
          slot(match.second()),
          word(status),
          winner(status).map(this::player),
          Optional.ofNullable(tables.get(match.id())).map(this::played));
    }

    private PlayedAt played(TableId id) {
      return new PlayedAt(
          id.round(),
          id.table(),
          event
              .play()
              .history()
              .inForce(id.round(), id.table())
              .map(result -> Results.score(result.counted())));
    }

    private SlotView slot(Slot slot) {
      return switch (slot) {
        case Seed(int seed) -> new SlotView("seed", String.valueOf(seed), seeded(seed));
        case WinnerOf(String of) ->
            new SlotView("winner", of, winner(state.status(of)).map(this::player));
        case LoserOf(String of) ->
            new SlotView("loser", of, loser(state.status(of)).map(this::player));
      };
    }

    private Optional<PlayerRef> seeded(int seed) {
      return Stream.of(event.play().seeds())
          .filter(seeds -> seed <= seeds.size())
          .map(seeds -> player(seeds.get(seed - 1)))
          .findAny();
    }

    private PlayerRef player(EntrantId who) {
      return PlayerRef.of(event.roster(), who);
    }
  }

  private static Optional<EntrantId> winner(Status status) {
    return switch (status) {
      case Decided(EntrantId winner, EntrantId loser) -> Optional.of(winner);
      case Walkover(EntrantId winner, Optional<EntrantId> gone) -> Optional.of(winner);
      default -> Optional.empty();
    };
  }

  private static Optional<EntrantId> loser(Status status) {
    return status instanceof Decided(EntrantId winner, EntrantId loser)
        ? Optional.of(loser)
        : Optional.empty();
  }

  private static String word(Status status) {
    return switch (status) {
      case Status.Waiting waiting -> "waiting";
      case Status.Ready ready -> "ready";
      case Decided decided -> "decided";
      case Walkover walkover -> "walkover";
      case Status.Empty empty -> "empty";
      case Status.NotNeeded notNeeded -> "not-needed";
    };
  }
}

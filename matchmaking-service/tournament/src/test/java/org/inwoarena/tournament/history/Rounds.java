package org.inwoarena.tournament.history;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.inwoarena.tournament.history.Result.Awarded;
import org.inwoarena.tournament.history.Result.Bye;
import org.inwoarena.tournament.history.Result.Contested;
import org.inwoarena.tournament.history.Result.DoubleForfeit;
import org.inwoarena.tournament.history.Result.Forfeit;
import org.inwoarena.tournament.history.Result.Played;
import org.inwoarena.tournament.history.Result.Unopposed;
import org.inwoarena.tournament.history.Round.Alone;
import org.inwoarena.tournament.history.Round.Stage;

/** Histories for tests, written as results are read out: {@code beats("a", "b", "2-1")}. */
public final class Rounds {

  /** What a round consists of. */
  public sealed interface Part {}

  /** A table with its result. */
  public record At(String first, String second, Contested result) implements Part {}

  /** Somebody without an opponent. */
  public record Sole(String who, Unopposed result) implements Part {}

  private Rounds() {}

  public static EntrantId id(String name) {
    return new EntrantId(name);
  }

  public static List<EntrantId> ids(String names) {
    return Stream.of(names.split(" ", -1)).map(Rounds::id).toList();
  }

  public static History history(List<List<Part>> rounds) {
    var history = History.empty();
    for (var parts : rounds) {
      var number = history.rounds().size() + 1;
      var tables = new ArrayList<Table>();
      var results = new ArrayList<Entry>();
      var alone = new ArrayList<Alone>();
      for (var part : parts) {
        switch (part) {
          case At(String first, String second, Contested result) -> {
            tables.add(Table.of(tables.size() + 1, id(first), id(second)));
            results.add(new Entry(number, tables.size(), result));
          }
          case Sole(String who, Unopposed result) -> alone.add(new Alone(id(who), result));
        }
      }
      history = history.paired(new Round(number, Stage.TABLE, tables, alone));
      for (var result : results) {
        history = history.reported(result);
      }
    }
    return history;
  }

  /** The first wins, by games won, lost and (third) shared: {@code "2-1"}, {@code "1-0-1"}. */
  public static Part beats(String first, String second, String games) {
    return new At(first, second, played(games));
  }

  /** One game won. */
  public static Part beats(String first, String second) {
    return beats(first, second, "1-0");
  }

  /** One game shared. */
  public static Part draws(String first, String second) {
    return beats(first, second, "0-0-1");
  }

  /** The second does not come. */
  public static Part absent(String first, String second) {
    return new At(first, second, new Forfeit(Side.SECOND));
  }

  /** Nobody comes. */
  public static Part nobody(String first, String second) {
    return new At(first, second, new DoubleForfeit());
  }

  public static Part bye(String who) {
    return new Sole(who, new Bye());
  }

  public static Part late(String who, int missed, int points) {
    return new Sole(who, new Awarded(missed, points));
  }

  public static Played played(String games) {
    var counts = Stream.of(games.split("-", -1)).mapToInt(Integer::parseInt).toArray();
    var scores = List.of(GameScore.FIRST, GameScore.SECOND, GameScore.SHARED);
    return new Played(
        IntStream.range(0, counts.length)
            .boxed()
            .flatMap(kind -> Stream.generate(() -> scores.get(kind)).limit(counts[kind]))
            .map(score -> new Game(Side.FIRST, score))
            .toList());
  }
}

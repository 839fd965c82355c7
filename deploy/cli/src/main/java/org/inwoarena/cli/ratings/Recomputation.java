package org.inwoarena.cli.ratings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import org.inwoarena.client.LadderApi.BookEntry;
import org.inwoarena.client.LadderApi.BookSeat;
import org.inwoarena.client.LadderApi.Standing;
import org.inwoarena.rating.ladder.Entry;
import org.inwoarena.rating.ladder.Ledger;
import org.inwoarena.rating.ladder.Move;
import org.inwoarena.rating.ladder.Outcome.Score;

/** Computes a ladder anew from the results in its book, and holds it against what is stored. */
public final class Recomputation {

  private final Ledger ledger = new Ledger();
  private final List<String> differences = new ArrayList<>();
  private long entries;

  /**
   * Reads the whole book.
   *
   * @param pages the entries that follow a number, in order; empty at the end
   */
  public void read(LongFunction<List<BookEntry>> pages) {
    for (var page = pages.apply(0); !page.isEmpty(); page = pages.apply(entries)) {
      page.forEach(this::enter);
    }
  }

  private void enter(BookEntry stored) {
    if (stored.seq() != entries + 1) {
      differences.add(
          "entry %d follows entry %d: the book has a gap".formatted(stored.seq(), entries));
    }
    entries = stored.seq();
    try {
      compare(stored, ledger.enter(entry(stored)));
    } catch (IllegalArgumentException impossible) {
      differences.add("entry %d: %s".formatted(stored.seq(), impossible.getMessage()));
    }
  }

  private static Entry entry(BookEntry stored) {
    var scores =
        stored.seats().stream()
            .filter(seat -> seat.score().isPresent())
            .map(seat -> new Score(seat.player(), seat.score().get()))
            .toList();
    return switch (stored.kind()) {
      case GAME -> new Entry.Played(stored.seq(), stored.match().orElseThrow(), scores);
      case CORRECTION -> new Entry.Corrected(stored.seq(), stored.match().orElseThrow(), scores);
      case SEASON -> new Entry.SeasonTurned(stored.seq());
    };
  }

  private void compare(BookEntry stored, List<Move> computed) {
    var moves = computed.stream().collect(Collectors.toMap(Move::player, move -> move));
    for (BookSeat seat : stored.seats()) {
      var move = moves.get(seat.player());
      if (move == null
          || move.before().rating() != seat.before()
          || move.after().rating() != seat.after()) {
        differences.add(
            "entry %d, player %s: stored %s -> %s, computed %s"
                .formatted(
                    stored.seq(),
                    seat.player(),
                    points(seat.before()),
                    points(seat.after()),
                    move == null
                        ? "nothing"
                        : points(move.before().rating()) + " -> " + points(move.after().rating())));
      }
    }
  }

  /** Holds the table against the book; every player of either must be in both. */
  public void compare(List<Standing> table) {
    Map<String, Integer> stored =
        table.stream().collect(Collectors.toMap(Standing::player, Standing::rating));
    ledger
        .standings()
        .forEach(
            computed -> {
              var rating = stored.remove(computed.player());
              if (rating == null || rating != computed.rating()) {
                differences.add(
                    "player %s: the table has %s, computed %s"
                        .formatted(
                            computed.player(),
                            rating == null ? "no line" : points(rating),
                            points(computed.rating())));
              }
            });
    stored.forEach(
        (player, rating) ->
            differences.add(
                "player %s: the table has %s, the book nothing".formatted(player, points(rating))));
  }

  /** How many entries the book has. */
  public long entries() {
    return entries;
  }

  /** How many players it has. */
  public long players() {
    return ledger.standings().count();
  }

  /** Everything that is stored otherwise than computed; empty if the ladder is proven. */
  public List<String> differences() {
    return List.copyOf(differences);
  }

  private static String points(int hundredths) {
    return "%d.%02d".formatted(hundredths / 100, hundredths % 100);
  }
}

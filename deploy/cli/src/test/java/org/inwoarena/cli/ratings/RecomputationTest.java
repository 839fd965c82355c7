package org.inwoarena.cli.ratings;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.inwoarena.client.LadderApi.BookEntry;
import org.inwoarena.client.LadderApi.BookSeat;
import org.inwoarena.client.LadderApi.EntryKind;
import org.inwoarena.client.LadderApi.Standing;
import org.junit.jupiter.api.Test;

class RecomputationTest {

  private static final List<BookEntry> BOOK =
      List.of(
          entry(
              1,
              EntryKind.GAME,
              "m1",
              seat("anna", 2, 150_000, 152_000),
              seat("bert", 0, 150_000, 148_000)),
          entry(
              2,
              EntryKind.CORRECTION,
              "m1",
              seat("anna", 0, 152_000, 148_000),
              seat("bert", 2, 148_000, 152_000)),
          entry(3, EntryKind.SEASON, null));

  private final Recomputation recomputation = new Recomputation();

  @Test
  void aTrueBookAndTableDifferInNothing() {
    read(BOOK);
    recomputation.compare(List.of(line("anna", 149_000), line("bert", 151_000)));

    assertThat(recomputation.differences()).isEmpty();
    assertThat(recomputation.entries()).isEqualTo(3);
    assertThat(recomputation.players()).isEqualTo(2);
  }

  @Test
  void aChangedRatingIsFoundInTheBook() {
    read(
        List.of(
            entry(
                1,
                EntryKind.GAME,
                "m1",
                seat("anna", 2, 150_000, 152_001),
                seat("bert", 0, 150_000, 148_000))));

    assertThat(recomputation.differences())
        .singleElement()
        .asString()
        .contains("entry 1", "anna", "stored 1500.00 -> 1520.01", "computed 1500.00 -> 1520.00");
  }

  @Test
  void aGapIsFound() {
    read(List.of(BOOK.get(0), BOOK.get(2)));
    assertThat(recomputation.differences()).singleElement().asString().contains("gap");
  }

  @Test
  void aTableThatDoesNotFollowFromTheBookIsFound() {
    read(BOOK);
    recomputation.compare(List.of(line("anna", 149_001), line("carl", 150_000)));

    assertThat(recomputation.differences())
        .anyMatch(line -> line.contains("anna") && line.contains("1490.01"))
        .anyMatch(line -> line.contains("bert") && line.contains("no line"))
        .anyMatch(line -> line.contains("carl") && line.contains("the book nothing"));
  }

  @Test
  void aCorrectionOfAnUnknownMatchIsFound() {
    read(List.of(entry(1, EntryKind.CORRECTION, "m9")));
    assertThat(recomputation.differences()).singleElement().asString().contains("m9");
  }

  /** Two entries a page. */
  private void read(List<BookEntry> book) {
    recomputation.read(after -> book.stream().filter(e -> e.seq() > after).limit(2).toList());
  }

  private static BookEntry entry(long seq, EntryKind kind, String match, BookSeat... seats) {
    return new BookEntry(seq, kind, Optional.ofNullable(match), Instant.EPOCH, List.of(seats));
  }

  private static BookSeat seat(String player, int score, int before, int after) {
    return new BookSeat(player, Optional.of(score), before, after);
  }

  private static Standing line(String player, int rating) {
    return new Standing(Optional.of(1L), player, Optional.empty(), false, rating, 1, true);
  }
}

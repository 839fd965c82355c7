package org.inwoarena.engine.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.inwoarena.engine.chance.Hashes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormatsTest {

  private final Formats formats = Formats.load();
  private final Catalogue catalogue = Catalogue.load();

  /** A published version never changes: a line here is only ever added. */
  @ParameterizedTest
  @CsvSource({
    "constructed@1, 101b42914e4c8cca",
    "base@1, 167e47bac6639a40",
    "base-assassins@1, 76d06def962c18ab",
    "one-with-everything@1, 02d0170fbdc0f662",
    "first-steps@1, 14f132137185f7d6",
    "sealed@1, a1a11e82ab067d6c",
  })
  void aPublishedVersionNeverChanges(String pin, String hash) throws JsonProcessingException {
    var json =
        JsonMapper.builder()
            .addModule(new Jdk8Module())
            .build()
            .writeValueAsString(formats.find(pin).orElseThrow());
    assertThat(Hashes.sha256(json.getBytes(StandardCharsets.UTF_8)).substring(0, 16))
        .isEqualTo(hash);
  }

  @Test
  void everyCardAFormatNamesExists() {
    for (var format : formats.all()) {
      assertThat(format.limits()).allMatch(limit -> catalogue.find(limit.card()).isPresent());
      if (format.pool() instanceof CardPool.Listed(var cards)) {
        assertThat(cards).allMatch(id -> catalogue.find(id).isPresent());
      }
      assertThat(catalogue.cards().stream().filter(format.pool()::admits)).hasSizeGreaterThan(200);
    }
  }

  @Test
  void aFormatIsFoundByIdAndByPin() {
    var first = format(1, List.of());
    var second = format(2, List.of());
    var both = new Formats(List.of(first, second));
    assertThat(both.find("trial")).contains(second);
    assertThat(both.find("trial@1")).contains(first);
    assertThat(both.find("trial@3")).isEmpty();
    assertThat(both.versions("trial")).containsExactly(first, second);
    assertThat(both.all()).containsExactly(second);
    assertThatThrownBy(() -> new Formats(List.of(second)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Hoax is banned from March on; of Hackers two are allowed in April only. */
  @ParameterizedTest
  @CsvSource({
    "2027-02-28, ''",
    "2027-03-01, deck.card-banned",
    "2027-03-31, deck.card-banned",
    "2027-04-01, deck.card-banned deck.card-restricted",
    "2027-04-30, deck.card-banned deck.card-restricted",
    "2027-05-01, deck.card-banned",
    "2031-01-01, deck.card-banned",
  })
  void bansAndRestrictionsHoldFromTheirFirstDayUntilTheirEnd(String day, String codes) {
    var format =
        format(
            1,
            List.of(
                new CardLimit("hoax", 0, new Day("2027-03-01"), Optional.empty(), "Too strong."),
                new CardLimit(
                    "hackers",
                    2,
                    new Day("2027-04-01"),
                    Optional.of(new Day("2027-05-01")),
                    "A trial.")));
    assertThat(format.changes())
        .containsExactly(new Day("2027-03-01"), new Day("2027-04-01"), new Day("2027-05-01"));
    var cards = List.of("ufos", "hackers", "hackers", "hackers", "hoax");
    var report = new DeckValidator(catalogue).check(cards, DeckTerms.of(format, new Day(day)));
    assertThat(String.join(" ", report.problems().stream().map(DeckProblem::code).toList()))
        .isEqualTo(codes);
    assertThat(report.problems()).allMatch(p -> p.rule().equals(Optional.of("trial@1 limits")));
  }

  @Test
  void whatABanSays() {
    var limit = new CardLimit("hoax", 0, new Day("2027-03-01"), Optional.empty(), "Too strong.");
    var report =
        new DeckValidator(catalogue)
            .check(
                List.of("ufos", "hackers", "hackers", "hoax", "hoax"),
                DeckTerms.of(format(1, List.of(limit)), new Day("2027-03-01")));
    assertThat(report.problems())
        .extracting(DeckProblem::detail)
        .containsExactly("\"Hoax\" is banned in trial@1 from 2027-03-01 on: Too strong.");
  }

  @Test
  void aLimitEndsAfterItBegins() {
    var day = new Day("2027-03-01");
    assertThatThrownBy(() -> new CardLimit("hoax", 0, day, Optional.of(day), "Never."))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Day("2027-13-01")).isInstanceOf(IllegalArgumentException.class);
  }

  private static DeckFormat format(int version, List<CardLimit> limits) {
    return new DeckFormat(
        "trial",
        version,
        "Trial",
        "For tests.",
        5,
        1,
        1,
        OptionalInt.empty(),
        new CardPool.OfSets(new TreeSet<>(List.of(CardSet.values()))),
        limits);
  }
}

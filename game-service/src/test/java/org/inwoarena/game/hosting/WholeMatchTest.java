package org.inwoarena.game.hosting;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.equalTo;

import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.inwoarena.contracts.GameEvent;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.contracts.MatchCompleted.SeatOutcome;
import org.inwoarena.contracts.PlayerNotice;
import org.inwoarena.contracts.Topics;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.record.Records;
import org.inwoarena.engine.record.Verifier;
import org.inwoarena.game.journal.Journal;
import org.inwoarena.game.journal.JournalEntry;
import org.inwoarena.game.match.Fold;
import org.inwoarena.game.match.HostedMatch;
import org.inwoarena.game.match.MatchPlan;
import org.inwoarena.game.match.Past;
import org.inwoarena.game.support.GameServiceTest;
import org.inwoarena.game.support.TestTable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two scripted seats play one whole game over Kafka; everything it left is then looked at. */
@QuarkusTest
class WholeMatchTest extends GameServiceTest {

  private static final Audience EVERYBODY = new Audience.Everybody();
  private static final Audience ALICE = new Audience.At(new Seat(0));
  private static final Audience BOB = new Audience.At(new Seat(1));
  private static final int ENOUGH = 5000;
  private static final Pattern VIEW_SEQ = Pattern.compile("\"viewSeq\":(\\d+)");

  @Inject Engine engine;
  @Inject Journal journal;

  private TestTable table;
  private List<JournalEntry> rows;

  @BeforeAll
  void playToTheEnd() {
    table = table(TestTable.UNHURRIED);
    assertThat(table.play(7, ENOUGH)).isLessThan(ENOUGH);
    table.awaitCompleted();
    rows = files().journal(table.id());
  }

  @Test
  void theJournalHasOneGaplessSequenceAndFoldsToTheEnd() {
    assertThat(rows)
        .extracting(JournalEntry::seq)
        .containsExactlyElementsOf(LongStream.rangeClosed(1, rows.size()).boxed().toList());
    assertThat(rows.getFirst().type()).isEqualTo("game-started");

    var folded = journal.read(new MatchPlan(table.order()), rows);

    assertThat(engine.result(folded.game())).isPresent();
    assertThat(files().head(table.id(), "last_seq")).isEqualTo(Integer.toString(rows.size()));
    assertThat(folded.viewSeq()).isEqualTo(table.parts(EVERYBODY).getLast().viewSeq());
    assertThat(folded.clocks().running()).isEmpty();
  }

  @Test
  void everyAudienceGetsGaplessPartsThatPatchToTheProjection() {
    var states = states();
    for (var audience : List.of(EVERYBODY, ALICE, BOB)) {
      var parts = table.parts(audience);
      assertThat(parts)
          .extracting(Part::viewSeq)
          .containsExactlyElementsOf(LongStream.rangeClosed(1, parts.size()).boxed().toList());
      SortedMap<String, Entity> view = new TreeMap<>();
      for (var part : parts) {
        view = part.patch().applyTo(view);
        assertThat(view).isEqualTo(engine.view(states.get(part.viewSeq()).game(), audience));
      }
    }
  }

  @Test
  void promptsGoToTheirSeatAlone() {
    assertThat(table.parts(EVERYBODY)).allMatch(part -> part.prompts().isEmpty());
    for (var audience : List.of(ALICE, BOB)) {
      assertThat(table.parts(audience))
          .flatExtracting(Part::prompts)
          .allMatch(timed -> audience.seat().orElseThrow().equals(timed.prompt().seat()));
    }
  }

  @Test
  void whatIsStillHiddenIsInNoRawFrameOfAnybodyElse() {
    var hidden = stillHidden();
    assertThat(hidden.firstEntry().getValue()).hasSizeGreaterThan(10);
    var names = Catalogue.load();

    var frames =
        kafka().textOf(Topics.GAME_VIEWS, table.id()).stream()
            .filter(frame -> !frame.contains("\"seat:1\",\"player\""))
            .filter(frame -> !frame.contains("\"view\":\"reply\""))
            .toList();
    assertThat(frames.size()).isGreaterThanOrEqualTo(2 * table.parts(ALICE).size());
    var told = told();
    for (var frame : frames) {
      var known =
          frame.contains("\"audience\":\"seat:0\"") ? told.get(viewSeq(frame)) : Set.<String>of();
      for (var card : hidden.get(viewSeq(frame))) {
        if (known.contains(card)) {
          continue;
        }
        assertThat(frame).doesNotContain('"' + card + '"', "card:" + card + '"');
        assertThat(frame).doesNotContain(names.card(card).name());
      }
    }
    for (var facts : kafka().textOf(Topics.GAME_EVENTS, table.id())) {
      hidden
          .get(viewSeq(facts))
          .forEach(card -> assertThat(facts).doesNotContain("card:" + card + '"'));
    }
  }

  @Test
  void seedsAreInNothingThatWasPublished() {
    var seeds = files().head(table.id(), "seeds").replaceAll("[{}\"]", "").split(",", -1);
    for (var seed : seeds) {
      var hex = seed.substring(seed.lastIndexOf(':') + 1);
      assertThat(kafka().textOf(Topics.GAME_VIEWS, table.id()))
          .noneMatch(frame -> frame.contains(hex));
    }
  }

  @Test
  void theEndIsToldOnce() {
    var news = table.completed();
    assertThat(news).hasSize(1);
    assertThat(news.getFirst().rated()).isTrue();
    assertThat(news.getFirst().cards()).isEqualTo("card-texts");
    assertThat(news.getFirst().turns()).isPositive();
    assertThat(news.getFirst().seats().stream().mapToInt(SeatOutcome::score).sum()).isEqualTo(2);
    for (var seat : List.of(0, 1)) {
      await()
          .atMost(TestTable.PATIENCE)
          .untilAsserted(
              () ->
                  assertThat(
                          kafka().of(Topics.PLAYER_NOTICES, table.player(seat), PlayerNotice.class))
                      .extracting(notice -> notice.body().getClass().getSimpleName())
                      .containsExactly("MatchStarted", "MatchOver"));
    }
  }

  @Test
  void publicFactsAreTheLogOfThePublicParts() {
    var facts = new TreeMap<Long, GameEvent>();
    kafka()
        .of(Topics.GAME_EVENTS, table.id(), GameEvent.class)
        .forEach(event -> facts.putIfAbsent(event.viewSeq(), event));

    assertThat(facts.values())
        .flatExtracting(GameEvent::facts)
        .containsExactlyElementsOf(
            table.parts(EVERYBODY).stream().flatMap(part -> part.log().stream()).toList());
  }

  @Test
  void restTellsTheResultAndTheView() {
    var match = "/api/v1/matches/" + table.id();
    given()
        .get(match)
        .then()
        .statusCode(200)
        .body("state", equalTo("finished"))
        .body("seats[1].handle", equalTo("bob"))
        .body("commitments.size()", equalTo(3));
    var snapshot =
        given().get(match + "/view").then().statusCode(200).extract().path("snapshot.viewSeq");
    assertThat(((Number) snapshot).longValue())
        .isEqualTo(table.parts(EVERYBODY).getLast().viewSeq());
    var last = table.parts(EVERYBODY).getLast().viewSeq();
    given()
        .get(match + "/view?after=" + (last - 3))
        .then()
        .statusCode(200)
        .body("parts.viewSeq", equalTo(List.of((int) last - 2, (int) last - 1, (int) last)));
  }

  @Test
  void anybodyCanVerifyTheRecord() {
    var match = "/api/v1/matches/" + table.id();
    var commitments = given().get(match).then().extract().<Map<String, String>>path("commitments");
    var record = given().get(match + "/record").then().statusCode(200).extract().asString();

    assertThat(new Verifier().verify(Records.read(record), commitments)).isEmpty();
    commitments.put("dice", "0".repeat(64));
    assertThat(new Verifier().verify(Records.read(record), commitments)).isNotEmpty();
  }

  /** The match after each part, folded once. */
  private Map<Long, HostedMatch> states() {
    var fold = new Fold(engine);
    var states = new TreeMap<Long, HostedMatch>();
    var match = HostedMatch.empty(new MatchPlan(table.order()));
    for (var row : rows) {
      match = fold.apply(match, journal.event(row), Past.NONE);
      states.put(row.viewSeq(), match);
    }
    return states;
  }

  /** Bob's cards that nobody else has seen when a part is told, by its viewSeq. */
  private NavigableMap<Long, Set<String>> stillHidden() {
    var hidden = new HashSet<>(decks().get(1).cards());
    hidden.removeAll(decks().get(0).cards());
    var byPart = new TreeMap<Long, Set<String>>();
    for (var part : table.parts(EVERYBODY)) {
      for (var entity : part.patch().set().values()) {
        if (entity instanceof Entity.Card card) {
          hidden.remove(card.card());
        }
      }
      byPart.put(part.viewSeq(), Set.copyOf(hidden));
    }
    return byPart;
  }

  /** By part: cards the player was openly told of, such as a Plot shown to her (R3.2.5). */
  private NavigableMap<Long, Set<String>> told() {
    var told = new HashSet<String>();
    var byPart = new TreeMap<Long, Set<String>>();
    for (var part : table.parts(ALICE)) {
      for (var line : part.log()) {
        for (var value : line.params().values()) {
          told.add(String.valueOf(value).replaceFirst("^card:", ""));
        }
      }
      byPart.put(part.viewSeq(), Set.copyOf(told));
    }
    return byPart;
  }

  private static long viewSeq(String frame) {
    var hit = VIEW_SEQ.matcher(frame);
    assertThat(hit.find()).as(frame).isTrue();
    return Long.parseLong(hit.group(1));
  }
}

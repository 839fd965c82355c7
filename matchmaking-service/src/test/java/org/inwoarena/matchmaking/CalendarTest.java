package org.inwoarena.matchmaking;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ValidatableResponse;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Map;
import java.util.regex.Pattern;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Events by their time, in anybody's time zone and in calendar programs. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class CalendarTest {

  private static final Instant EVENING = Instant.parse("2027-03-27T23:30:00Z");

  @Inject Arena arena;

  private final Person organiser = Person.of("olga", "organizer,player");
  private final Person ann = Person.player("ann");
  private final Person ben = Person.player("ben");
  private final Person cleo = Person.player("cleo");

  @BeforeEach
  void clear() {
    arena.clear();
  }

  @Test
  void theListingKnowsDaysAndTimesOfTheZoneAskedFor() {
    var cup = cup("Night Cup", 8);
    cup("Noon Cup", Instant.parse("2027-03-28T12:00:00Z"), 8);
    listed("zone=Europe/Berlin&from=2027-03-28&days=1")
        .body("items.name", contains("Night Cup", "Noon Cup"), "total", equalTo(2))
        // The clocks go forward in the night between.
        .body("items.starts", contains("2027-03-28T00:30:00+01:00", "2027-03-28T14:00:00+02:00"))
        .body("items.ends[0]", equalTo("2027-03-28T05:30:00+02:00"));
    listed("zone=America/New_York&from=2027-03-28&days=1")
        .body("items.name", contains("Noon Cup"))
        .body("items.starts", contains("2027-03-28T08:00:00-04:00"));
    listed("from=2027-03-27&page=1&size=1").body("items.name", contains("Noon Cup"));
    cup.act(Map.of("act", "cancel", "notice", "No hall.")).statusCode(200);
    listed("from=2027-03-27").body("items.phase", hasItems("cancelled"));
    given()
        .get("/api/v1/calendar?zone=Mars/Olympus&from=2027-02-30&days=0&size=0")
        .then()
        .statusCode(400)
        .body("errors.code", hasItems("zone", "day", "min"));
  }

  @Test
  void theFeedKeepsUidsRaisesSequencesAndShowsWhatIsOff() {
    var cup = cup("Feed; Cup", 8);
    var before = given().get("/api/v1/calendar/events.ics").then().statusCode(200).extract();
    assertThat(before.contentType()).startsWith("text/calendar");
    assertThat(before.asString())
        .contains("SUMMARY:Feed\\; Cup", "TZID:Europe/Berlin", "STATUS:CONFIRMED")
        .contains("DTSTART;TZID=Europe/Berlin:20270328T003000");
    cup.act(Map.of("act", "cancel", "notice", "No hall.")).statusCode(200);
    var after = given().get("/api/v1/calendar/events.ics").then().extract().asString();
    assertThat(after).contains("STATUS:CANCELLED").doesNotContain("STATUS:CONFIRMED");
    assertThat(value(after, "UID")).isEqualTo(value(before.asString(), "UID"));
    assertThat(Long.parseLong(value(after, "SEQUENCE")))
        .isGreaterThan(Long.parseLong(value(before.asString(), "SEQUENCE")));
    var alone = organiser.asks().get(cup.path("/event.ics")).then().extract().asString();
    assertThat(value(alone, "SEQUENCE")).isEqualTo(value(after, "SEQUENCE"));
  }

  @Test
  void aPlayersOwnFeedIsAtASecretAddressHeCanChangeAndClose() {
    var cup = cup("Own Cup", 2);
    cup("Other Cup", 8);
    cup.enter(ann).statusCode(200);
    cup.enter(cleo).statusCode(200);
    cup.enter(ben).statusCode(200).body("you.status", equalTo("waiting"));

    var path = feed(ann);
    var seated = given().get(path).then().statusCode(200).extract();
    assertThat(seated.header("Cache-Control")).contains("private");
    assertThat(seated.asString())
        .contains("SUMMARY:Own Cup", "STATUS:CONFIRMED")
        .doesNotContain("Other Cup");
    var waiting = feed(ben);
    assertThat(given().get(waiting).asString()).contains("STATUS:TENTATIVE");
    assertThat(given().get(feed(organiser)).asString()).contains("Own Cup", "Other Cup");
    assertThat(arena.count("select count(*) from calendar_feed where hash like ?", token(path)))
        .as("the address itself is not kept")
        .isZero();

    // A seat becomes free: the same event, changed.
    var before = Long.parseLong(value(given().get(waiting).asString(), "SEQUENCE"));
    ann.asks().delete(cup.path("/entrants/me")).then().statusCode(200);
    var moved = given().get(waiting).asString();
    assertThat(moved).contains("STATUS:CONFIRMED");
    assertThat(Long.parseLong(value(moved, "SEQUENCE"))).isGreaterThan(before);
    assertThat(given().get(path).asString()).doesNotContain("Own Cup");

    var renewed = feed(ann);
    given().get(path).then().statusCode(404).body("code", equalTo("calendar-unknown"));
    ann.asks().delete("/api/v1/calendar/feed").then().statusCode(204);
    given().get(renewed).then().statusCode(404);
    given().post("/api/v1/calendar/feed").then().statusCode(401);
    given().get("/api/v1/calendar/feeds/%2e%2e/events.ics").then().statusCode(400);
  }

  private static String feed(Person who) {
    return who.post("/api/v1/calendar/feed")
        .then()
        .statusCode(201)
        .header("Location", startsWith("http"))
        .extract()
        .path("path");
  }

  private static String token(String path) {
    return path.split("/", -1)[5];
  }

  private static ValidatableResponse listed(String query) {
    return given().get("/api/v1/calendar?" + query).then().statusCode(200);
  }

  private static String value(String calendar, String property) {
    var found = Pattern.compile(property + ":(.*)\r\n").matcher(calendar);
    assertThat(found.find()).as(property).isTrue();
    return found.group(1);
  }

  private EventRun cup(String name, int cap) {
    return cup(name, EVENING, cap);
  }

  private EventRun cup(String name, Instant starts, int cap) {
    var request = EventRequests.cup(name, cap, starts);
    request.put("format", "swiss");
    request.put("thirdPlace", false);
    request.put("minimum", 2);
    request.put("hours", 4);
    return new EventRun(arena, organiser, request);
  }
}

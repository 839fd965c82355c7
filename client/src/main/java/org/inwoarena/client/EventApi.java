package org.inwoarena.client;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.inwoarena.client.event.Event;
import org.inwoarena.client.event.EventAct;
import org.inwoarena.client.event.EventBracket;
import org.inwoarena.client.event.EventRound;
import org.inwoarena.client.event.EventSettings;
import org.inwoarena.client.event.EventStandings;

/** Events: the calendar, taking part, running and judging them, and what can be read of them. */
public final class EventApi {

  private static final String EVENTS = "/api/v1/events";

  private final Rest rest;

  EventApi(Rest rest) {
    this.rest = rest;
  }

  /**
   * One thing that happened to an event.
   *
   * @param author player id; empty text for the platform
   */
  public record LogLine(long seq, String kind, JsonNode what, String author, Instant at) {}

  /** A file that can be taken home. */
  public enum Paper {
    /** All of it as JSON. */
    JSON("/export.json"),
    /** Every table of every round as CSV. */
    ROUNDS("/rounds.csv"),
    /** FIDE's tournament report format. */
    TRF("/event.trf"),
    /** The report in Markdown. */
    REPORT("/report.md"),
    /** The event for a calendar. */
    CALENDAR("/event.ics");

    private final String path;

    Paper(String path) {
      this.path = path;
    }
  }

  /** The calendar: what is to come first. @param phases any of them; empty for all */
  public Page<Event.Line> calendar(Collection<String> phases, int page) {
    var query =
        Stream.concat(
            phases.stream().map(phase -> "phase=" + Rest.encoded(phase)),
            Stream.of("page=" + page));
    return rest.get(
        EVENTS + query.collect(Collectors.joining("&", "?", "")),
        new TypeReference<Page<Event.Line>>() {});
  }

  /** An event, with how the caller takes part in it. */
  public Event find(String event) {
    return rest.get(at(event), Event.class);
  }

  /** Drafts an event; nobody else sees it until it is published. */
  public Event draft(EventSettings settings) {
    return rest.post(EVENTS, settings, Event.class);
  }

  /** The settings; without the password. */
  public EventSettings settings(String event) {
    return rest.get(at(event) + "/settings", EventSettings.class);
  }

  /** Changes a draft: all settings anew. */
  public Event revise(String event, EventSettings settings) {
    return rest.put(at(event) + "/settings", settings, Event.class);
  }

  /** Does what an organiser or a judge decides; answers with the event after it. */
  public Event act(String event, EventAct act) {
    return rest.post(at(event) + "/acts", act, Event.class);
  }

  /** Who has entered, in the order of entries. @param status empty for everybody */
  public Page<Event.Entrant> entrants(String event, Optional<String> status, int page) {
    var query = Rest.query(Map.of("status", status.orElse(""), "page", page));
    return rest.get(at(event) + "/entrants" + query, new TypeReference<Page<Event.Entrant>>() {});
  }

  /** Enters: with a seat, or on the waiting list once all seats are taken. */
  public Event enter(String event, Optional<String> password) {
    var body = password.<Map<String, String>>map(word -> Map.of("password", word)).orElse(Map.of());
    return rest.post(at(event) + "/entrants", body, Event.class);
  }

  /** Brings a registered deck, or another one, until decks are locked. */
  public Event bringDeck(String event, String registrationId) {
    return rest.put(mine(event) + "/deck", Map.of("registrationId", registrationId), Event.class);
  }

  /** Says that the caller is there. */
  public Event checkIn(String event) {
    return rest.post(mine(event) + "/check-in", Map.of(), Event.class);
  }

  /** Takes the caller's entry back before the start. */
  public void withdraw(String event) {
    rest.act("DELETE", mine(event));
  }

  /** Leaves after the start: a running match is lost. */
  public Event drop(String event) {
    return rest.post(mine(event) + "/drop", Map.of(), Event.class);
  }

  /** Comes back after a drop, for the rounds that are left. */
  public Event rejoin(String event) {
    return rest.post(mine(event) + "/rejoin", Map.of(), Event.class);
  }

  /** A round: pairs with their reasons, matches, results. */
  public EventRound round(String event, int round) {
    return rest.get(at(event) + "/rounds/" + round, EventRound.class);
  }

  /** A page of the standings kept after a round. */
  public EventStandings standings(String event, int round, int page) {
    var query = Rest.query(Map.of("page", page));
    return rest.get(at(event) + "/standings/" + round + query, EventStandings.class);
  }

  /** The bracket; not found while there is none. */
  public EventBracket bracket(String event) {
    return rest.get(at(event) + "/bracket", EventBracket.class);
  }

  /** The final places with prizes by rank; empty while the event is played. */
  public List<Event.Place> places(String event, List<String> prizes) {
    var query =
        prizes.stream()
            .map(prize -> "prize=" + Rest.encoded(prize))
            .collect(Collectors.joining("&", "?", ""));
    return rest.get(at(event) + "/places" + query, new TypeReference<List<Event.Place>>() {});
  }

  /** Pairs that judges have forced or forbidden. */
  public Event.Wishes wishes(String event) {
    return rest.get(at(event) + "/wishes", Event.Wishes.class);
  }

  /** What happened after a number, in order, at most 200 lines. */
  public List<LogLine> log(String event, long after) {
    return rest.get(
        at(event) + "/log" + Rest.query(Map.of("after", after)),
        new TypeReference<List<LogLine>>() {});
  }

  /** A file of the event. */
  public String paper(String event, Paper paper) {
    return rest.getText(at(event) + paper.path);
  }

  /** The standings after a round as CSV. */
  public String standingsCsv(String event, int round) {
    return rest.getText(at(event) + "/standings/" + round + ".csv");
  }

  private static String at(String event) {
    return EVENTS + "/" + Rest.encoded(event);
  }

  private static String mine(String event) {
    return at(event) + "/entrants/me";
  }
}

package org.inwoarena.gateway.support;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.inwoarena.contracts.Clocks;
import org.inwoarena.contracts.GameView;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.MatchSummary;
import org.inwoarena.contracts.MatchView;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.ViewPatch;

/**
 * A match as game-service would host it: what was committed can be fetched from the stub, what is
 * published comes over Kafka; a test may do one without the other.
 */
public final class HostedMatch {

  public static final Audience PUBLIC = new Audience.Everybody();
  public static final Audience SEAT_0 = new Audience.At(new Seat(0));
  public static final Audience SEAT_1 = new Audience.At(new Seat(1));

  private static final Pattern AFTER = Pattern.compile("after=(\\d+)");

  private final String id = UUID.randomUUID().toString();
  private final List<String> players;
  private final Broker broker;
  private final StubServices stub;
  private final Map<String, List<GameView.Part>> committed = new HashMap<>();
  private Optional<Instant> roundEnds = Optional.empty();

  public HostedMatch(StubServices stub, Broker broker, String first, String second) {
    this.players = List.of(first, second);
    this.broker = broker;
    this.stub = stub;
    for (var audience : List.of(PUBLIC, SEAT_0, SEAT_1)) {
      committed.put(audience.word(), new CopyOnWriteArrayList<>());
    }
    is(MatchSummary.State.RUNNING);
    stub.on(viewPath(), this::view);
  }

  public String id() {
    return id;
  }

  public String socket() {
    return "/ws/matches/" + id;
  }

  public String viewPath() {
    return "/api/v1/matches/" + id + "/view";
  }

  /** Changes how far the match is. */
  public void is(MatchSummary.State state) {
    stub.onJson("/api/v1/matches/" + id, write(summary(state)));
  }

  /** From the next part on a round limits the match. */
  public void endsWithRoundAt(Instant at) {
    roundEnds = Optional.of(at);
  }

  /** Changes how the view is answered. */
  public void onView(StubServices.Behaviour behaviour) {
    stub.on(viewPath(), behaviour);
  }

  /** The next part of an audience, in the store but not yet on Kafka. */
  public GameView commit(Audience audience, String line) {
    return commit(audience, line, Duration.ZERO);
  }

  /** The same, to be shown later. */
  public GameView commit(Audience audience, String line, Duration delay) {
    return commit(
        audience, line, delay, new ViewPatch(new TreeMap<>(), new TreeSet<>()), List.of());
  }

  /** A part that shows something, and asks the seat something. */
  public GameView commit(Audience audience, ViewPatch patch, List<GameView.TimedPrompt> prompts) {
    return commit(audience, "turn-begun", Duration.ZERO, patch, prompts);
  }

  private GameView commit(
      Audience audience,
      String line,
      Duration delay,
      ViewPatch patch,
      List<GameView.TimedPrompt> prompts) {
    var parts = committed.get(audience.word());
    var now = Instant.now();
    var part =
        new GameView.Part(
            audience,
            audience.seat().map(seat -> players.get(seat.index())),
            parts.size() + 1L,
            List.of(LogEntry.of(line, Map.of())),
            patch,
            prompts,
            List.of(),
            roundEnds,
            now,
            now.plus(delay),
            Optional.empty());
    parts.add(part);
    return new GameView(id, part);
  }

  /** Commits for an audience and publishes at once. */
  public void play(Audience audience, String line) {
    broker.publish(commit(audience, line));
  }

  /** An accepted command. */
  public GameView reply(String player, String commandId) {
    return new GameView(
        id,
        new GameView.Reply(
            player, commandId, Optional.empty(), true, Optional.empty(), OptionalLong.of(1)));
  }

  /** How game-service answers. */
  public void view(StubServices.Seen request, HttpExchange exchange) throws IOException {
    StubServices.json(exchange, 200, answer(request));
  }

  /** What it would answer now. */
  public String answer(StubServices.Seen request) {
    var audience = request.uri().contains("audience=me") ? seatOf(request) : PUBLIC;
    var parts = committed.get(audience.word());
    var matcher = AFTER.matcher(request.uri());
    int after = matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
    return write(
        after == 0 && !parts.isEmpty()
            ? MatchView.of(parts.getLast())
            : MatchView.of(List.copyOf(parts.subList(after, parts.size()))));
  }

  private Audience seatOf(StubServices.Seen request) {
    for (int seat = 0; seat < players.size(); seat++) {
      if (Subjects.of(request.header("authorization")).equals(players.get(seat))) {
        return new Audience.At(new Seat(seat));
      }
    }
    throw new IllegalStateException("asked for 'me' without a seat");
  }

  private MatchSummary summary(MatchSummary.State state) {
    var now = Instant.now();
    return new MatchSummary(
        id,
        id,
        1,
        Optional.of("preview"),
        Optional.empty(),
        true,
        "two-player-tournament",
        "card-texts",
        new Clocks(1500, 5, 120),
        List.of(
            new MatchSummary.Sitting(new Seat(0), players.get(0), "first", false),
            new MatchSummary.Sitting(new Seat(1), players.get(1), "second", true)),
        new TreeMap<>(Map.of("dice", "00ff")),
        state,
        Optional.empty(),
        Optional.empty(),
        now,
        Optional.of(now),
        Optional.empty());
  }

  private static String write(Object value) {
    try {
      return Json.mapper().writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }
}

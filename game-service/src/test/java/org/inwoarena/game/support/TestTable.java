package org.inwoarena.game.support;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.inwoarena.contracts.Clocks;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameCommand.Origin;
import org.inwoarena.contracts.GameCommand.Play;
import org.inwoarena.contracts.GameView;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.contracts.GameView.Reply;
import org.inwoarena.contracts.GameView.TimedPrompt;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.contracts.MatchCreated.SeatPlan;
import org.inwoarena.contracts.Topics;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.deck.DeckList;

/** One match of two players, seen and played over Kafka alone. */
public final class TestTable {

  public static final Duration PATIENCE = Duration.ofSeconds(60);
  public static final Clocks UNHURRIED = new Clocks(3600, 60, 600);

  private final KafkaTap kafka;
  private final MatchCreated order;
  private final List<GameView> seen = new ArrayList<>();
  private final Map<Audience, SortedMap<Long, Part>> parts = new HashMap<>();
  private final Map<String, List<Reply>> replies = new HashMap<>();

  private TestTable(KafkaTap kafka, MatchCreated order) {
    this.kafka = kafka;
    this.order = order;
  }

  /** A rated match as matchmaking orders it; nothing is sent yet. */
  public static MatchCreated order(Clocks clocks, List<DeckList> decks) {
    var tag = UUID.randomUUID().toString().substring(0, 8);
    return order(clocks, decks, "alice-" + tag, "bob-" + tag);
  }

  /** The same for players of the test's choice. */
  public static MatchCreated order(Clocks clocks, List<DeckList> decks, String alice, String bob) {
    var id = UUID.randomUUID().toString();
    var seats = List.of(seat(alice, "alice", decks.get(0)), seat(bob, "bob", decks.get(1)));
    return new MatchCreated(
        id,
        id,
        1,
        Optional.of("preview"),
        Optional.empty(),
        true,
        "two-player-tournament",
        "card-texts",
        clocks,
        Optional.empty(),
        Optional.empty(),
        seats,
        Instant.now());
  }

  /** The same match in a round that ends then. */
  public static MatchCreated inRound(MatchCreated order, Optional<Instant> roundEnds) {
    return inRound(order, Optional.empty(), roundEnds);
  }

  /** The same match in a round that ends then, begun by that seat. */
  public static MatchCreated inRound(
      MatchCreated order, Optional<Seat> starter, Optional<Instant> roundEnds) {
    return new MatchCreated(
        order.matchId(),
        order.seriesId(),
        order.game(),
        order.ladder(),
        order.event(),
        order.rated(),
        order.ruleSet(),
        order.cards(),
        order.clocks(),
        starter,
        roundEnds,
        order.seats(),
        order.createdAt());
  }

  private static SeatPlan seat(String player, String handle, DeckList deck) {
    return new SeatPlan(
        player,
        handle,
        false,
        "registration-" + UUID.randomUUID(),
        "constructed",
        deck.hash(),
        "1");
  }

  /** Sends the order. */
  public static TestTable of(KafkaTap kafka, MatchCreated order) {
    kafka.send(order);
    return new TestTable(kafka, order);
  }

  public String id() {
    return order.matchId();
  }

  public MatchCreated order() {
    return order;
  }

  public String player(int seat) {
    return order.seats().get(seat).player();
  }

  public TestTable started() {
    await().atMost(PATIENCE).until(() -> !parts(new Audience.Everybody()).isEmpty());
    return this;
  }

  /** Parts of an audience as published, duplicates left out. */
  public List<Part> parts(Audience audience) {
    read();
    return List.copyOf(parts.getOrDefault(audience, new TreeMap<>()).values());
  }

  /** Replies to a command. */
  public List<Reply> replies(String commandId) {
    read();
    return List.copyOf(replies.getOrDefault(commandId, List.of()));
  }

  private Optional<Part> newest(Audience audience) {
    read();
    var known = parts.getOrDefault(audience, new TreeMap<>());
    return known.isEmpty() ? Optional.empty() : Optional.of(known.lastEntry().getValue());
  }

  /** Everything published for the match, in order, duplicates included. */
  public List<GameView> views() {
    read();
    return List.copyOf(seen);
  }

  private synchronized void read() {
    for (var record : kafka.of(Topics.GAME_VIEWS, id(), seen.size())) {
      var view = KafkaTap.decode(record.value(), GameView.class);
      seen.add(view);
      switch (view.body()) {
        case Part part ->
            parts
                .computeIfAbsent(part.audience(), audience -> new TreeMap<>())
                .putIfAbsent(part.viewSeq(), part);
        case Reply reply ->
            replies.computeIfAbsent(reply.commandId(), id -> new ArrayList<>()).add(reply);
      }
    }
  }

  public Optional<TimedPrompt> prompt(int seat) {
    return newest(new Audience.At(new Seat(seat))).stream()
        .flatMap(part -> part.prompts().stream())
        .findFirst();
  }

  public TimedPrompt awaitPrompt(int seat) {
    await().atMost(PATIENCE).until(() -> prompt(seat).isPresent());
    return prompt(seat).orElseThrow();
  }

  public GameCommand command(int seat, Optional<PromptId> prompt, Command command) {
    return command(seat, player(seat), prompt, command);
  }

  public GameCommand command(int seat, String player, Optional<PromptId> prompt, Command command) {
    return new GameCommand(
        id(),
        Origin.PLAYER,
        Optional.of(player),
        Optional.of(new Seat(seat)),
        Instant.now(),
        UUID.randomUUID().toString(),
        new Play(prompt, command));
  }

  /** Sends a command and waits for its reply. */
  public Reply ask(GameCommand command) {
    var before = replies(command.commandId()).size();
    kafka.send(command);
    await()
        .atMost(PATIENCE)
        .pollInterval(Duration.ofMillis(5))
        .until(() -> replies(command.commandId()).size() > before);
    return replies(command.commandId()).getLast();
  }

  public void send(GameCommand command) {
    kafka.send(command);
  }

  public List<MatchCompleted> completed() {
    return kafka.of(Topics.MATCH_COMPLETED, id(), MatchCompleted.class);
  }

  public MatchCompleted awaitCompleted() {
    await().atMost(PATIENCE).until(() -> !completed().isEmpty());
    return completed().getFirst();
  }

  /** Both seats answer at random until the game is over or so many answers were given. */
  public int play(long seed, int atMost) {
    var minds = Map.of(0, new RandomMoves(seed), 1, new RandomMoves(seed + 1));
    for (var given = 0; given < atMost; given++) {
      var seat = nextToAct();
      if (seat.isEmpty()) {
        return given;
      }
      var prompt = prompt(seat.get()).orElseThrow().prompt();
      var reply =
          ask(command(seat.get(), Optional.of(prompt.id()), minds.get(seat.get()).answer(prompt)));
      if (!reply.accepted()) {
        throw new AssertionError("a legal answer to " + prompt + " was refused: " + reply);
      }
      awaitShown(reply.viewSeq().orElseThrow());
    }
    return atMost;
  }

  private Optional<Integer> nextToAct() {
    return List.of(0, 1).stream().filter(seat -> prompt(seat).isPresent()).findFirst();
  }

  private void awaitShown(long viewSeq) {
    await()
        .atMost(PATIENCE)
        .pollInterval(Duration.ofMillis(5))
        .until(
            () ->
                List.of(0, 1).stream()
                    .map(seat -> newest(new Audience.At(new Seat(seat))).orElseThrow())
                    .allMatch(part -> part.viewSeq() >= viewSeq));
  }
}

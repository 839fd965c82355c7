package org.inwoarena.cli.demo;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.client.LadderApi;
import org.inwoarena.client.ProblemException;
import org.inwoarena.engine.api.Entity;

/** A rated match of two bots from the queue to the rating, watched by an anonymous spectator. */
public final class DemoMatch implements AutoCloseable {

  /** Far longer than a match of bots takes, far shorter than anybody would wait. */
  private static final Duration LONGEST_MATCH = Duration.ofMinutes(15);

  private final ArenaClient anonymous;
  private final String ladder;
  private final DemoReport report;
  private final List<DemoBot> bots = new ArrayList<>();
  private final Map<String, Integer> ratings = new TreeMap<>();
  private Optional<Spectator> spectator = Optional.empty();
  private Optional<RestFollower> follower = Optional.empty();
  private Optional<String> match = Optional.empty();
  private Optional<Entity.Result> result = Optional.empty();

  /** A match at a gateway, on a ladder. */
  public DemoMatch(URI gateway, String ladder, DemoReport report) {
    this.anonymous = ArenaClient.anonymous(ArenaClient.newHttpClient(), gateway);
    this.ladder = ladder;
    this.report = report;
  }

  /** A bot comes with its deck file. */
  public void enter(DemoBot bot, Path deckFile) throws IOException {
    bots.add(bot);
    var name = deckFile.getFileName().toString().replaceFirst("\\.[^.]*$", "");
    bot.enter(name, Files.readString(deckFile), report);
    ratings.put(bot.profile().id(), rating(bot));
  }

  /** The rating-service hears of a new player a moment later. */
  private int rating(DemoBot bot) {
    return Waiting.find(
            "the ladder knows " + bot.name(), () -> standing(bot.profile().id()), Waiting.SHORT)
        .rating();
  }

  private Optional<LadderApi.Standing> standing(String player) {
    try {
      return Optional.of(anonymous.ladders().standing(ladder, player));
    } catch (ProblemException.NotFound notYet) {
      return Optional.empty();
    }
  }

  /** Queues both, has them accept, and lets them play to the end. */
  public void play() {
    bots.forEach(bot -> bot.queue(ladder));
    report.say("both wait on ladder %s", ladder);
    var matchId = accepted();
    match = Optional.of(matchId);
    var watching = Spectator.watch(anonymous, matchId, report);
    spectator = Optional.of(watching);
    // The spectator is there before anybody acts, so that it can see everything.
    Waiting.until("the match starts", () -> !watching.seen().isEmpty(), Waiting.SHORT);
    report.say("match %s has started; a spectator watches", matchId);
    var following = new RestFollower(anonymous, matchId, watching.table().viewSeq());
    follower = Optional.of(following);
    bots.forEach(bot -> bot.sitDown(matchId));
    result = Optional.of(outcome(following));
    Waiting.until(
        "the spectator sees the result",
        () -> watching.table().result().isPresent(),
        Waiting.SHORT);
    following.poll();
  }

  private String accepted() {
    var offers = new TreeMap<String, String>();
    for (var bot : bots) {
      var offer = Waiting.find(bot.name() + " gets an offer", bot::offer, Waiting.SHORT);
      offers.put(bot.name(), offer.offerId());
    }
    if (Map.copyOf(offers).values().stream().distinct().count() != 1) {
      throw new IllegalStateException(
          "the bots were offered others, not each other: is somebody else waiting on " + ladder);
    }
    bots.forEach(bot -> bot.accept(offers.get(bot.name())));
    return Waiting.find(
        "the offer becomes a match",
        () -> bots.getFirst().accept(offers.firstEntry().getValue()),
        Waiting.SHORT);
  }

  /** Follows the match over REST until both players have its result. */
  private Entity.Result outcome(RestFollower follower) {
    Waiting.until(
        "the match ends",
        () -> {
          follower.poll();
          return bots.stream().allMatch(bot -> bot.seat().result().isDone());
        },
        LONGEST_MATCH);
    bots.forEach(bot -> bot.seat().result().join());
    return bots.getFirst().seat().result().join();
  }

  /** Checks everything that was seen, keeps the record and says what came of it. */
  public void check(Path records) throws IOException {
    var checks =
        new DemoChecks(
            anonymous,
            ladder,
            match.orElseThrow(),
            bots,
            spectator.orElseThrow(),
            follower.orElseThrow(),
            result.orElseThrow(),
            report);
    checks.result();
    checks.ratings(ratings);
    checks.spectator();
    checks.commitments();
    checks.record(records);
  }

  @Override
  public void close() {
    spectator.ifPresent(Spectator::close);
    bots.forEach(DemoBot::close);
  }
}

package org.inwoarena.cli.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.client.LadderApi;
import org.inwoarena.client.ProblemException;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.contracts.MatchSummary;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.SeatResult;
import org.inwoarena.engine.record.Records;
import org.inwoarena.engine.record.Verifier;

/** Holds what the bots and the spectator saw against what the arena says afterwards. */
final class DemoChecks {

  private final ArenaClient arena;
  private final String ladder;
  private final String match;
  private final List<DemoBot> bots;
  private final Spectator spectator;
  private final RestFollower follower;
  private final Entity.Result result;
  private final DemoReport report;

  DemoChecks(
      ArenaClient arena,
      String ladder,
      String match,
      List<DemoBot> bots,
      Spectator spectator,
      RestFollower follower,
      Entity.Result result,
      DemoReport report) {
    this.arena = arena;
    this.ladder = ladder;
    this.match = match;
    this.bots = bots;
    this.spectator = spectator;
    this.follower = follower;
    this.result = result;
    this.report = report;
  }

  /** The result the players saw is the one the arena keeps. */
  void result() {
    var summary =
        Waiting.find(
            "the match is finished",
            () ->
                Optional.of(arena.matches().find(match))
                    .filter(m -> m.state() == MatchSummary.State.FINISHED),
            Waiting.SHORT);
    report.say("result: %s", result.reason().name().toLowerCase(java.util.Locale.ROOT));
    for (var seat : result.seats()) {
      report.say(
          "  %s: place %d, score %s, goal share %.1f %%",
          handle(seat, summary), seat.place(), seat.score() / 2.0, seat.goalShare() / 10.0);
    }
    report.check(
        "the players, the spectator and the arena agree on the result",
        summary.result().equals(Optional.of(result))
            && spectator.table().result().equals(Optional.of(result)),
        summary.result() + " against " + result + " and " + spectator.table().result());
    report.check(
        "the game came to a legal end with a share for each",
        result.seats().size() == bots.size()
            && result.seats().stream().mapToInt(SeatResult::score).sum() == 2,
        result.toString());
  }

  private static String handle(SeatResult seat, MatchSummary summary) {
    return summary.seats().stream()
        .filter(sitting -> sitting.seat().equals(seat.seat()))
        .map(MatchSummary.Sitting::handle)
        .collect(Collectors.joining());
  }

  /** Both ratings changed, once, from what they were. */
  void ratings(Map<String, Integer> before) {
    var rated = Waiting.find("the match is rated", this::rated, Waiting.SHORT);
    for (var change : rated.changes()) {
      report.say(
          "  %s: %.2f -> %.2f",
          change.handle().orElse(change.player()), change.before() / 100.0, change.after() / 100.0);
    }
    for (var bot : bots) {
      var id = bot.profile().id();
      var mine = rated.changes().stream().filter(c -> c.player().equals(id)).toList();
      report.check(
          "the rating of " + bot.name() + " changed once, from what it was",
          mine.size() == 1 && mine.getFirst().before() == before.get(id),
          "was " + before.get(id) + ", changes " + mine);
      var now = arena.ladders().standing(ladder, id).rating();
      report.check(
          "the leaderboard shows the new rating of " + bot.name(),
          mine.size() == 1 && mine.getFirst().after() == now,
          "shows " + now + ", changes " + mine);
    }
  }

  private Optional<LadderApi.MatchRating> rated() {
    try {
      return Optional.of(arena.ladders().match(ladder, match));
    } catch (ProblemException.NotFound notYet) {
      return Optional.empty();
    }
  }

  /** Every public part from the first, in order, the same as by REST, adding up to the view. */
  void spectator() {
    var seen = spectator.seen();
    var numbers = seen.stream().map(Part::viewSeq).toList();
    var last = numbers.isEmpty() ? 0L : numbers.getLast();
    report.check(
        "the spectator saw parts 1 to " + last + " without a gap",
        numbers.equals(LongStream.rangeClosed(1, last).boxed().toList()),
        "saw " + numbers);
    report.check(
        "the spectator needed one snapshot only",
        spectator.snapshots() <= 1,
        spectator.snapshots() + " snapshots");
    var told = content(follower.parts());
    var live = content(seen.stream().skip(1).toList());
    report.check(
        "the parts by REST are the parts seen",
        told.equals(live),
        told.size() + " parts by REST against " + live.size());
    var whole = arena.matches().publicView(match, 0).snapshot();
    report.check(
        "the spectator's patched view is the server's view",
        whole
            .filter(part -> part.viewSeq() == last)
            .filter(part -> part.patch().set().equals(spectator.table().entities()))
            .isPresent(),
        "the snapshot has number " + whole.map(Part::viewSeq));
  }

  private static List<List<Object>> content(List<Part> parts) {
    return parts.stream()
        .map(part -> List.<Object>of(part.viewSeq(), part.log(), part.patch()))
        .toList();
  }

  /** All clients were given the same commitments before anything was drawn. */
  void commitments() {
    var heard = new ArrayList<Map<String, String>>();
    bots.forEach(bot -> heard.add(bot.socket().commitments()));
    heard.add(spectator.commitments());
    report.check(
        "players and spectator heard the same commitments at the start",
        heard.stream().distinct().count() == 1
            && new TreeSet<>(heard.getFirst().keySet())
                .equals(new TreeSet<>(List.of("dice", "deck:0", "deck:1"))),
        heard.toString());
  }

  /** The record, recomputed from its seeds under the commitments heard. */
  void record(Path folder) throws IOException {
    var text = arena.matches().record(match);
    Files.createDirectories(folder);
    var file = folder.resolve(match + ".json");
    Files.writeString(file, text);
    report.say("record: %s", file);
    var findings = new Verifier().verify(Records.read(text), spectator.commitments());
    report.check(
        "the record can be recomputed from its seeds", findings.isEmpty(), findings.toString());
    report.say(
        "  to check again: ./arena verify %s --commitment %s",
        file,
        new TreeMap<>(spectator.commitments())
            .entrySet().stream()
                .map(e -> e.getKey() + "=" + e.getValue())
                .collect(Collectors.joining(" ")));
  }
}

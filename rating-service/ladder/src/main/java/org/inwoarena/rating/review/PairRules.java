package org.inwoarena.rating.review;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Patterns between two players.
 *
 * @param oneSided wins in a row of one over the other that are no accident
 * @param shortLosses short losses of one to the other that are no accident
 * @param alternating wins in turns that are no accident
 * @param meetings so many, and few games against others, are no accident
 */
record PairRules(int oneSided, int shortLosses, int alternating, int meetings) {

  /** Of ten games of either player, so many are against the other. */
  private static final int OF_TEN = 8;

  Stream<Flag> flags(PlayedGame game, List<PlayedGame> recent) {
    var meetings =
        recent.stream()
            .filter(earlier -> earlier.between(game.winner(), game.loser()))
            .sorted(Comparator.comparing(PlayedGame::endedAt).reversed())
            .toList();
    return Stream.of(
            oneSided(game, meetings),
            shortLosses(game, meetings),
            alternating(game, meetings),
            samePair(game, meetings, recent))
        .flatMap(Optional::stream);
  }

  private Optional<Flag> oneSided(PlayedGame game, List<PlayedGame> meetings) {
    var alwaysTheSame =
        meetings.stream().allMatch(earlier -> earlier.winner().equals(game.winner()));
    return Flag.when(
        meetings.size() >= oneSided && alwaysTheSame,
        Flag.Rule.ONE_SIDED_PAIR,
        game,
        "%d earlier games of these two, all won by the same player.".formatted(meetings.size()));
  }

  private Optional<Flag> shortLosses(PlayedGame game, List<PlayedGame> meetings) {
    var given =
        meetings.stream()
            .filter(earlier -> earlier.winner().equals(game.winner()) && earlier.isShort())
            .count();
    return Flag.when(
        game.isShort() && given >= shortLosses,
        Flag.Rule.SHORT_LOSSES,
        game,
        "%d earlier losses to the same rival within %d turns."
            .formatted(given, PlayedGame.SHORT_GAME));
  }

  private Optional<Flag> alternating(PlayedGame game, List<PlayedGame> meetings) {
    var newest = Stream.concat(Stream.of(game), meetings.stream()).limit(alternating + 1L).toList();
    var inTurns = newest.size() > alternating;
    for (var i = 1; i < newest.size(); i++) {
      inTurns &= !newest.get(i).winner().equals(newest.get(i - 1).winner());
    }
    return Flag.when(
        inTurns,
        Flag.Rule.ALTERNATING_WINS,
        game,
        "The last %d games of these two were won in turns.".formatted(newest.size()));
  }

  private Optional<Flag> samePair(
      PlayedGame game, List<PlayedGame> meetings, List<PlayedGame> recent) {
    var hardlyAnybodyElse =
        Stream.of(game.winner(), game.loser())
            .map(player -> recent.stream().filter(earlier -> earlier.has(player)).count())
            .allMatch(games -> meetings.size() * 10L >= games * OF_TEN);
    return Flag.when(
        meetings.size() >= this.meetings && hardlyAnybodyElse,
        Flag.Rule.SAME_PAIR,
        game,
        "%d earlier games of these two, and hardly any against others.".formatted(meetings.size()));
  }
}

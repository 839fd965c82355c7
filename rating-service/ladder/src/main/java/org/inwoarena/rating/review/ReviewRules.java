package org.inwoarena.rating.review;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is looked for when a rated game was won.
 *
 * @param window how far back a pattern may reach
 * @param oneSided wins in a row of one player over another that are no accident
 * @param shortLosses short losses to the same rival that are no accident
 * @param newcomerGames up to this many games an account counts as new
 */
public record ReviewRules(Duration window, int oneSided, int shortLosses, int newcomerGames) {

  /** Games of at most this many turns end before a deck has shown anything. */
  static final int SHORT_GAME = 4;

  /** The rules in use. */
  public static ReviewRules standard() {
    return new ReviewRules(Duration.ofDays(7), 5, 3, 5);
  }

  /**
   * Looks at a game against what came before it.
   *
   * @param before earlier games of both players, in any order; the game itself must not be among
   *     them, and is left out if it is
   */
  public List<Flag> flags(PlayedGame game, List<PlayedGame> before) {
    var since = game.endedAt().minus(window);
    var recent =
        before.stream()
            .filter(earlier -> !earlier.match().equals(game.match()))
            .filter(earlier -> earlier.endedAt().isAfter(since))
            .toList();
    return Stream.of(oneSidedPair(game, recent), shortLosses(game, recent), newcomer(game, before))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<Flag> oneSidedPair(PlayedGame game, List<PlayedGame> recent) {
    var meetings =
        recent.stream().filter(earlier -> earlier.between(game.winner(), game.loser())).toList();
    var alwaysTheSame =
        meetings.stream().allMatch(earlier -> earlier.winner().equals(game.winner()));
    return meetings.size() >= oneSided && alwaysTheSame
        ? flag(
            Flag.Rule.ONE_SIDED_PAIR,
            game,
            "%d earlier games of these two within %d days, all won by the same player."
                .formatted(meetings.size(), window.toDays()))
        : Optional.empty();
  }

  private Optional<Flag> shortLosses(PlayedGame game, List<PlayedGame> recent) {
    var given =
        recent.stream()
            .filter(earlier -> earlier.winner().equals(game.winner()))
            .filter(earlier -> earlier.loser().equals(game.loser()))
            .filter(PlayedGame::isShort)
            .count();
    return game.isShort() && given >= shortLosses
        ? flag(
            Flag.Rule.SHORT_LOSSES,
            game,
            "%d earlier losses to the same rival within %d turns.".formatted(given, SHORT_GAME))
        : Optional.empty();
  }

  private Optional<Flag> newcomer(PlayedGame game, List<PlayedGame> before) {
    var own =
        before.stream()
            .filter(earlier -> !earlier.match().equals(game.match()))
            .filter(earlier -> earlier.has(game.winner()))
            .toList();
    var onlyShortWins = own.stream().allMatch(e -> e.isShort() && e.winner().equals(game.winner()));
    return game.isShort()
            && own.size() >= shortLosses
            && own.size() < newcomerGames
            && onlyShortWins
        ? flag(
            Flag.Rule.FED_NEWCOMER,
            game,
            "A new account with %d games, all won within %d turns."
                .formatted(own.size(), SHORT_GAME))
        : Optional.empty();
  }

  private static Optional<Flag> flag(Flag.Rule rule, PlayedGame game, String detail) {
    return Optional.of(new Flag(rule, game.match(), game.winner(), detail));
  }
}

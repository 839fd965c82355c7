package org.inwoarena.rating.review;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Patterns of one player.
 *
 * @param shortWins so many games, all won at once, are no accident for a new account
 * @param newcomerGames up to this many games an account counts as new
 * @param thrown short losses to whoever comes that are no accident
 */
record PlayerRules(int shortWins, int newcomerGames, int thrown) {

  Stream<Flag> flags(PlayedGame game, List<PlayedGame> recent, List<PlayedGame> earlier) {
    return Stream.of(newcomer(game, earlier), thrown(game, recent)).flatMap(Optional::stream);
  }

  private Optional<Flag> newcomer(PlayedGame game, List<PlayedGame> earlier) {
    var own = earlier.stream().filter(other -> other.has(game.winner())).toList();
    var onlyShortWins =
        own.stream().allMatch(other -> other.isShort() && other.winner().equals(game.winner()));
    return Flag.when(
        game.isShort() && own.size() >= shortWins && own.size() < newcomerGames && onlyShortWins,
        Flag.Rule.FED_NEWCOMER,
        game,
        "A new account with %d games, all won within %d turns."
            .formatted(own.size(), PlayedGame.SHORT_GAME));
  }

  /** Most of what he plays he loses at once. */
  private Optional<Flag> thrown(PlayedGame game, List<PlayedGame> recent) {
    var own = recent.stream().filter(other -> other.has(game.loser())).toList();
    var given =
        own.stream().filter(other -> other.loser().equals(game.loser()) && other.isShort()).count();
    return Flag.when(
            game.isShort() && given >= thrown && 2 * given > own.size(),
            Flag.Rule.THROWN_GAMES,
            game,
            "%d of %d earlier games lost within %d turns."
                .formatted(given, own.size(), PlayedGame.SHORT_GAME))
        .map(flag -> flag.against(game.loser()));
  }
}

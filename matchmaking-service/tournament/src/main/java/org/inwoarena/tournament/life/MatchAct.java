package org.inwoarena.tournament.life;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.history.EntrantId;

/** What a judge does to a match while it is played; the host of the match carries it out. */
public sealed interface MatchAct {

  /** Whom it names. */
  default List<EntrantId> players() {
    return switch (this) {
      case Extend(var player, var by) -> player.stream().toList();
      case Award(var winners) -> winners;
      case GameLoss(var player) -> List.of(player);
      case Pause pause -> List.of();
      case Resume resume -> List.of();
      case Annul annul -> List.of();
      case Rewind rewind -> List.of();
    };
  }

  /** Its clocks stand and nobody is asked anything. */
  record Pause() implements MatchAct {}

  /** It goes on. */
  record Resume() implements MatchAct {}

  /**
   * More thinking time.
   *
   * @param player whose; both players' where absent
   */
  record Extend(Optional<EntrantId> player, Duration by) implements MatchAct {}

  /** Ends the game: one wins, both share, or nobody wins. */
  record Award(List<EntrantId> winners) implements MatchAct {
    /** Keeps an own copy. */
    public Award {
      winners = List.copyOf(winners);
    }
  }

  /** Ends the game; it does not count. */
  record Annul() implements MatchAct {}

  /** A player loses the game, as a penalty. */
  record GameLoss(EntrantId player) implements MatchAct {}

  /**
   * Undoes what followed.
   *
   * @param to a sequence number of the journal of the match
   */
  record Rewind(long to) implements MatchAct {}
}

package org.inwoarena.tournament.history;

import java.util.List;

/** How a round went for those at a table, or for one who has no opponent. */
public sealed interface Result {

  /** What a won match is worth. */
  int WIN = 3;

  /** What a drawn match is worth to each. */
  int DRAW = 1;

  /** Of a table of two. */
  sealed interface Contested extends Result {
    /** What counts: the result itself, or what a judge put in its place. */
    Plain counted();
  }

  /** As it came from the table. */
  sealed interface Plain extends Contested {
    @Override
    default Plain counted() {
      return this;
    }
  }

  /** Of one who has no opponent. */
  sealed interface Unopposed extends Result {}

  /** Games were played, at least one. More game points win the match; equal ones draw it. */
  record Played(List<Game> games) implements Plain {
    /** Keeps an own copy. */
    public Played {
      games = List.copyOf(games);
      if (games.isEmpty()) {
        throw new IllegalArgumentException("a played match has a game");
      }
    }

    /** The game points of a side. */
    public int gamePoints(Side side) {
      return games.stream().mapToInt(game -> game.score().points(side)).sum();
    }
  }

  /** One side was absent or gave the match up unplayed. */
  record Forfeit(Side absent) implements Plain {}

  /** Neither side came: both lose. */
  record DoubleForfeit() implements Plain {}

  /** A judge decided, and says why. */
  record Ruled(Plain verdict, String reason, String author) implements Contested {
    /** A ruling without a reason or an author is none. */
    public Ruled {
      if (reason.isBlank() || author.isBlank()) {
        throw new IllegalArgumentException("a ruling has a reason and an author");
      }
    }

    @Override
    public Plain counted() {
      return verdict;
    }
  }

  /** The one left over: worth a won match. */
  record Bye() implements Unopposed {}

  /**
   * Stated match points for a round missed before a late entry.
   *
   * @param missed the round
   * @param points 0, 1 or 3
   */
  record Awarded(int missed, int points) implements Unopposed {
    /** Refuses what no match is worth. */
    public Awarded {
      if (points != 0 && points != DRAW && points != WIN) {
        throw new IllegalArgumentException("a missed round is worth 0, 1 or 3 points");
      }
    }
  }
}

package org.inwoarena.deck.statistics;

import java.util.List;

/**
 * Whether a deck can reach a goal.
 *
 * @param goal what the goal is called
 * @param reach the best of its ways
 * @param ways each of them will do; empty where the text of the goal is decided at the table alone
 */
public record GoalReach(String goal, Reach reach, List<Way> ways) {

  /** Keeps an own copy. */
  public GoalReach {
    ways = List.copyOf(ways);
  }

  /** One way to meet a goal: all of its terms. */
  public record Way(Reach reach, List<Term> terms) {
    /** Keeps an own copy. */
    public Way {
      terms = List.copyOf(terms);
    }

    static Way of(List<Term> terms) {
      return new Way(
          terms.stream().map(Term::reach).reduce(Reach.ENOUGH, Reach::and), List.copyOf(terms));
    }
  }

  /**
   * One number a way asks for.
   *
   * @param what is counted
   * @param have with every own card in play; 0 where the table decides
   * @param needed at least
   * @param parts what the number is the sum of
   */
  public record Term(String what, int have, int needed, Reach reach, List<Part> parts) {
    /** Keeps an own copy. */
    public Term {
      parts = List.copyOf(parts);
    }
  }

  /** Part of a number, with the cards that give it. */
  public record Part(String what, int number, List<String> cards) {
    /** Keeps an own copy. */
    public Part {
      cards = List.copyOf(cards);
    }
  }

  static GoalReach of(String goal, List<Way> ways) {
    var best = ways.stream().map(Way::reach).reduce(Reach::or).orElse(Reach.OPEN);
    return new GoalReach(goal, best, ways);
  }
}

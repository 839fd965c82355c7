package org.inwoarena.engine.use;

import java.util.List;
import java.util.function.IntFunction;

/**
 * One choice somebody has to make for a play.
 *
 * @param seat who chooses
 * @param kind what the options are
 * @param options card numbers, seats, or places in a list
 * @param words what each place stands for; empty for cards and seats
 * @param mayStop whether enough is chosen already
 */
public record Ask(int seat, Kind kind, List<Integer> options, List<String> words, boolean mayStop) {

  /** The choice that says "enough". */
  public static final int STOP = -1;

  /** Keeps own copies. */
  public Ask {
    options = List.copyOf(options);
    words = List.copyOf(words);
  }

  /** A choice among cards. */
  static Ask cards(int seat, List<Integer> cards, boolean mayStop) {
    return new Ask(seat, Kind.CARD, cards, List.of(), mayStop);
  }

  /** A choice among things that have words; the option is the place in the list of all of them. */
  static Ask words(int seat, List<Integer> places, IntFunction<String> word, boolean mayStop) {
    var words = places.stream().map(word::apply).toList();
    return new Ask(seat, Kind.OPTION, places, words, mayStop);
  }

  /** What is chosen among. */
  public enum Kind {
    CARD,
    PLAYER,
    /** One of several things the text offers, by place. */
    OPTION
  }
}

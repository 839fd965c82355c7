package org.inwoarena.engine.stats;

import java.util.Arrays;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Game;

/** Which Alignments two Groups share and which are opposed (section 4.3). */
@SuppressWarnings("EnumOrdinal") // Bits within one run; never stored.
public final class Alignments {

  private static final Alignment[] ALL = Alignment.values();
  private static final int FANATIC = 1 << Alignment.FANATIC.ordinal();
  private static final int GOVERNMENT = 1 << Alignment.GOVERNMENT.ordinal();
  private static final int LIBERAL = 1 << Alignment.LIBERAL.ordinal();
  private static final int PEACEFUL = 1 << Alignment.PEACEFUL.ordinal();
  private static final int STRAIGHT = 1 << Alignment.STRAIGHT.ordinal();
  private static final int FIRST_OF_PAIR = GOVERNMENT | LIBERAL | PEACEFUL | STRAIGHT;

  private Alignments() {}

  /** Current Alignments as bits; none for an Illuminati (R4.3.12). */
  public static int of(Game game, int card) {
    return game.printed(card).alignments();
  }

  /** Whether the card has the Alignment now. */
  public static boolean has(Game game, int card, Alignment alignment) {
    return (of(game, card) & 1 << alignment.ordinal()) != 0;
  }

  /** The Alignments two Groups share, Fanatic never among them (R4.3.5). */
  public static int shared(Game game, int one, int other) {
    return of(game, one) & of(game, other) & ~FANATIC;
  }

  /** Whether a Group may use its Power for or against the other's fate (R8.5.3, R4.3.6). */
  public static boolean inCommon(Game game, int one, int other) {
    var fanatics = of(game, one) & of(game, other) & FANATIC;
    return shared(game, one, other) != 0
        || (fanatics != 0 && game.rules().on(Switch.FANATIC_IN_COMMON));
  }

  /** The Alignments of the first that are opposed to one of the second's (R4.3.2, R4.3.4). */
  public static int opposed(Game game, int one, int other) {
    return of(game, one) & opposites(of(game, other));
  }

  /** The names in a set of bits, in printed order. */
  public static Iterable<Alignment> in(int bits) {
    return () -> Arrays.stream(ALL).filter(a -> (bits & 1 << a.ordinal()) != 0).iterator();
  }

  /** The opposites of a set: the pairs stand next to each other, Fanatic is its own. */
  private static int opposites(int bits) {
    var second = FIRST_OF_PAIR << 1;
    return ((bits & FIRST_OF_PAIR) << 1) | ((bits & second) >> 1) | (bits & FANATIC);
  }
}

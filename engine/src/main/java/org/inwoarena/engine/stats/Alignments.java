package org.inwoarena.engine.stats;

import java.util.Arrays;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.effect.Ability.Trait;
import org.inwoarena.engine.effect.Ability.TraitOp;
import org.inwoarena.engine.effect.Ability.Word;
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

  /** Current Alignments as bits; none for an Illuminati, whatever a card says (R4.3.12). */
  public static int of(Game game, int card) {
    return of(game, Lens.FULL, card);
  }

  static int of(Game game, Lens lens, int card) {
    var printed = game.printed(card);
    var bits = printed.alignments();
    if (printed.facts().isIlluminati()) {
      return 0;
    }
    if (!Traits.any(game, Alignments::speaksOfAlignments)) {
      return bits;
    }
    for (var change : Traits.seen(game, lens)) {
      if (speaksOfAlignments(change.trait()) && change.changes(card)) {
        if (change.trait().op() == TraitOp.CLEAR) {
          return 0;
        }
        bits = changed(bits, change, lens, card);
      }
    }
    return bits;
  }

  private static boolean speaksOfAlignments(Trait trait) {
    if (trait.op() == TraitOp.CLEAR || trait.op() == TraitOp.COPY) {
      return true;
    }
    for (var word : trait.words()) {
      if (!(word instanceof Word.OfAttribute)) {
        return true;
      }
    }
    return false;
  }

  private static int changed(int bits, Traits.Change change, Lens lens, int card) {
    var trait = change.trait();
    var next = bits;
    if (trait.op() == TraitOp.COPY) {
      var master = change.scene().game().card(card).spot().master();
      return master == 0 ? bits : of(change.scene().game(), lens, master);
    }
    for (var word : trait.words()) {
      next = changed(next, trait, bit(word, change.scene()));
    }
    return next;
  }

  /** An Alignment never stands twice (R4.3.11), nor beside its opposite (R4.3.10). */
  private static int changed(int bits, Trait trait, int bit) {
    return switch (trait.op()) {
      case ADD -> trait.keepsOpposite() ? bits | bit : bits & ~(opposites(bit) & ~bit) | bit;
      case REMOVE -> bits & ~bit;
      case REVERSE -> (bits & bit) == 0 ? bits : bits & ~bit | opposites(bit);
      case CLEAR, COPY -> bits;
    };
  }

  private static int bit(Word word, Scene scene) {
    return switch (word) {
      case Word.OfAlignment(var alignment) -> 1 << alignment.ordinal();
      case Word.OfAttribute attribute -> 0;
      case Word.Chosen chosen ->
          scene.bindings().alignment().map(alignment -> 1 << alignment.ordinal()).orElse(0);
    };
  }

  /** Whether the card has the Alignment now. */
  public static boolean has(Game game, int card, Alignment alignment) {
    return has(game, Lens.FULL, card, alignment);
  }

  static boolean has(Game game, Lens lens, int card, Alignment alignment) {
    return (of(game, lens, card) & 1 << alignment.ordinal()) != 0;
  }

  /** The Alignments two Groups share, Fanatic never among them (R4.3.5). */
  public static int shared(Game game, int one, int other) {
    return shared(game, Lens.FULL, one, other);
  }

  static int shared(Game game, Lens lens, int one, int other) {
    return of(game, lens, one) & of(game, lens, other) & ~FANATIC;
  }

  /** Whether a Group may use its Power for or against the other's fate (R8.5.3, R4.3.6). */
  public static boolean inCommon(Game game, int one, int other, boolean identical) {
    var fanatics = of(game, one) & of(game, other) & FANATIC;
    return shared(game, one, other) != 0
        || (fanatics != 0 && (identical || game.rules().on(Switch.FANATIC_IN_COMMON)));
  }

  /** The Alignments of the first that are opposed to one of the second's (R4.3.2, R4.3.4). */
  public static int opposed(Game game, int one, int other) {
    return opposed(game, Lens.FULL, one, other);
  }

  static int opposed(Game game, Lens lens, int one, int other) {
    return of(game, lens, one) & opposites(of(game, lens, other));
  }

  /**
   * The Alignments two Groups share.
   *
   * @param identical whether a card makes Fanatic count like any other Alignment
   */
  public static Iterable<Alignment> shared(Game game, int one, int other, boolean identical) {
    return in(
        shared(game, one, other) | (identical ? of(game, one) & of(game, other) & FANATIC : 0));
  }

  /** The Alignments of the first that are opposed to one of the second's. */
  public static Iterable<Alignment> opposed(Game game, int one, int other, boolean identical) {
    return in(opposed(game, one, other) & (identical ? ~FANATIC : ~0));
  }

  /** Whether the two are opposites (R4.3.2). */
  public static boolean areOpposites(Alignment one, Alignment other) {
    return opposites(1 << one.ordinal()) == 1 << other.ordinal();
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

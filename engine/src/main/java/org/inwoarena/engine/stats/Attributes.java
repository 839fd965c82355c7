package org.inwoarena.engine.stats;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.effect.Ability.Trait;
import org.inwoarena.engine.effect.Ability.TraitOp;
import org.inwoarena.engine.effect.Ability.Word;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Game;

/** Attributes as things stand (4.4); the types of Resources and Plots among them (R5.4.1). */
public final class Attributes {

  /** The Attribute of section 11.2. */
  public static final String SECRET = "Secret";

  private Attributes() {}

  /** Whether the card has the Attribute now; an Illuminati never has one (R19.1.16). */
  public static boolean has(Game game, int card, String attribute) {
    return has(game, Lens.FULL, card, attribute);
  }

  static boolean has(Game game, Lens lens, int card, String attribute) {
    var facts = game.printed(card).facts();
    if (facts.isIlluminati()) {
      return false;
    }
    var has = facts.attributes().contains(attribute);
    if (!Traits.any(game, trait -> speaksOf(trait, attribute))) {
      return has;
    }
    for (var change : Traits.seen(game, lens)) {
      if (isCounted(game, change) && speaksOf(change.trait(), attribute) && change.changes(card)) {
        switch (change.trait().op()) {
          case ADD -> has = true;
          case REMOVE -> has = false;
          case CLEAR -> {
            return false;
          }
          case REVERSE, COPY -> {}
        }
      }
    }
    return has;
  }

  /** Whether it is a Secret Group (R11.2.1). */
  public static boolean isSecret(Game game, int card) {
    return InEffect.isNothing(game) ? game.printed(card).secret() : has(game, card, SECRET);
  }

  /** All Attributes of the card, the printed ones first. */
  public static List<String> of(Game game, int card) {
    var words = new ArrayList<>(game.printed(card).facts().attributes());
    for (var change : Traits.seen(game, Lens.FULL)) {
      for (var word : change.trait().words()) {
        if (word instanceof Word.OfAttribute(var attribute) && !words.contains(attribute)) {
          words.add(attribute);
        }
      }
    }
    words.removeIf(word -> !has(game, card, word));
    return List.copyOf(words);
  }

  private static boolean speaksOf(Trait trait, String attribute) {
    if (trait.op() == TraitOp.CLEAR) {
      return true;
    }
    for (var word : trait.words()) {
      if (word instanceof Word.OfAttribute(var named) && named.equals(attribute)) {
        return true;
      }
    }
    return false;
  }

  /** The other reading of R15.6.6: Goals do not see temporary changes of Attributes. */
  private static boolean isCounted(Game game, Traits.Change change) {
    return !change.isTemporary()
        || !change.scene().goals()
        || !game.rules().on(Switch.TEMPORARY_ATTRIBUTES_DO_NOT_COUNT);
  }
}

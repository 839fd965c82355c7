package org.inwoarena.engine.view;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.stats.Plight;

/** How a card stands beside its numbers, in words for players. */
final class States {

  private States() {}

  static List<String> of(Game game, int card) {
    var state = game.card(card);
    var words = new ArrayList<String>();
    add(words, state.has(Mark.DEVASTATED), "devastated");
    add(words, state.has(Mark.DEAD), "dead");
    add(words, Plight.isParalyzed(game, card), "paralyzed");
    add(words, state.has(Mark.LINK_ASLEEP), "link-asleep");
    add(words, state.link() != 0 && state.has(Mark.LINK_PERMANENT), "link-permanent");
    for (var mark : game.inForce().marked()) {
      if (mark.card() == card) {
        words.add(mark.word());
      }
    }
    return words;
  }

  private static void add(List<String> words, boolean holds, String word) {
    if (holds) {
      words.add(word);
    }
  }
}

package org.inwoarena.engine.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Origin;

/** Which abilities that are played, used or set off have come up in random games. */
public final class Tally implements Watcher {

  private final Set<String> all = new TreeSet<>();
  private final Set<String> offered = new TreeSet<>();
  private final Set<String> used = new TreeSet<>();

  /** Counts over all cards with text. */
  public Tally(Catalogue catalogue) {
    for (var card : catalogue.cards()) {
      var abilities = catalogue.text(card.id()).abilities();
      for (var i = 0; i < abilities.size(); i++) {
        if (isActive(abilities.get(i))) {
          all.add(key(card.id(), i));
        }
      }
    }
  }

  private static boolean isActive(Ability ability) {
    return ability instanceof Ability.Usable || ability instanceof Ability.Trigger;
  }

  private static String key(String card, int ability) {
    return card + "/" + ability;
  }

  @Override
  public void position(Game game, List<Prompt> prompts) {
    for (var prompt : prompts) {
      for (var family : prompt.moves()) {
        if (family.type().equals("use")
            && family.slots().get("card") instanceof Slot.OneOf(var cards, var names)
            && family.slots().get("ability") instanceof Slot.OneOf(var abilities, var texts)) {
          for (var card : cards) {
            offered.add(key(game.printed((int) card).id(), (int) abilities.getFirst()));
          }
        }
      }
    }
  }

  @Override
  public void happened(Game before, List<Event> events, Game after) {
    for (var event : events) {
      switch (event) {
        case Event.ReactionBegun(var reaction) ->
            reaction.origin().ifPresent(origin -> note(after, origin, offered));
        case Event.UseBegun(var seat, var origin) -> note(after, origin, used);
        default -> {
          // Sets no ability off.
        }
      }
    }
  }

  private static void note(Game game, Origin origin, Set<String> set) {
    if (origin.applied().isEmpty()) {
      set.add(key(game.printed(origin.card()).id(), origin.ability()));
    }
  }

  /** Offered and never carried out. */
  public List<String> onlyOffered() {
    var only = new TreeSet<>(offered);
    only.removeAll(used);
    return new ArrayList<>(only);
  }

  /** Never even offered. */
  public List<String> never() {
    var never = new TreeSet<>(all);
    never.removeAll(offered);
    never.removeAll(used);
    return new ArrayList<>(never);
  }

  /** The summary in one line. */
  public String summary() {
    return "of %d abilities %d were carried out, %d only offered, %d never offered"
        .formatted(all.size(), used.size(), onlyOffered().size(), never().size());
  }
}

package org.inwoarena.engine.use;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.effect.Selection.Chooser;
import org.inwoarena.engine.effect.Selection.Pool;
import org.inwoarena.engine.effect.Who;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Amounts;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.Players;
import org.inwoarena.engine.stats.Roles;
import org.inwoarena.engine.stats.Scene;

/** Which cards or players a selection comes to, and what has to be asked for it. */
final class Selecting {

  private Selecting() {}

  /**
   * The selection as far as the choices go.
   *
   * @param open which cards may be meant at all
   * @param asksAlways whether even a choice of one is asked, as for the aim of a play
   */
  static Chosen choose(
      Scene scene, Selection selection, IntPredicate open, Picks picks, boolean asksAlways) {
    var candidates = candidates(scene, selection, open);
    if (isOfDeck(selection.pool()) && !selection.least().equals(selection.most())) {
      return counted(scene, selection, picks, candidates);
    }
    if (isAutomatic(selection.pool())) {
      return new Chosen.Complete(automatic(scene, selection, candidates));
    }
    var least = Amounts.of(scene, selection.least());
    var most = Math.min(candidates.size(), Amounts.of(scene, selection.most()));
    if (asksAlways && candidates.size() < least) {
      return new Chosen.Impossible();
    }
    if (!asksAlways && candidates.size() <= least) {
      return new Chosen.Complete(candidates);
    }
    return pick(scene, selection, picks, candidates, least, most);
  }

  /** How many of the topmost cards, where the text leaves that open. */
  private static Chosen counted(
      Scene scene, Selection selection, Picks picks, List<Integer> candidates) {
    var most = Math.min(candidates.size(), Amounts.of(scene, selection.most()));
    var least = Math.min(most, Amounts.of(scene, selection.least()));
    var count = least == most ? OptionalInt.of(most) : picks.next();
    if (count.isPresent()) {
      return new Chosen.Complete(candidates.subList(0, count.getAsInt()));
    }
    var counts = IntStream.rangeClosed(least, most).boxed().toList();
    return new Chosen.Open(Ask.words(scene.you(), counts, Integer::toString, false));
  }

  private static Chosen pick(
      Scene scene,
      Selection selection,
      Picks picks,
      List<Integer> candidates,
      int least,
      int most) {
    var left = new ArrayList<>(candidates);
    var chosen = new ArrayList<Integer>();
    while (chosen.size() < most) {
      left.removeIf(candidate -> !fits(scene, selection, chosen, candidate));
      if (left.isEmpty()) {
        break;
      }
      var next = picks.next();
      if (next.isEmpty()) {
        return selection.chooser() == Chooser.RANDOM
            ? new Chosen.Lot(left)
            : new Chosen.Open(ask(scene, selection, left, chosen.size() >= least));
      }
      if (next.getAsInt() == Ask.STOP) {
        break;
      }
      chosen.add(next.getAsInt());
      left.remove((Integer) next.getAsInt());
    }
    return new Chosen.Complete(chosen);
  }

  private static Ask ask(Scene scene, Selection selection, List<Integer> left, boolean mayStop) {
    var players = selection.pool() instanceof Pool.Players;
    var seat =
        selection.chooser() == Chooser.HOLDER && !players
            ? scene.game().card(left.getFirst()).holder()
            : scene.you();
    return new Ask(seat, players ? Ask.Kind.PLAYER : Ask.Kind.CARD, left, List.of(), mayStop);
  }

  /** Whether one more still keeps the sum within its limit. */
  private static boolean fits(
      Scene scene, Selection selection, List<Integer> chosen, int candidate) {
    if (selection.sum().isEmpty() || chosen.isEmpty()) {
      return true;
    }
    var limit = selection.sum().get();
    var sum = Amounts.measure(scene, limit.measure(), candidate);
    for (var card : chosen) {
      sum += Amounts.measure(scene, limit.measure(), card);
    }
    return sum <= limit.most();
  }

  private static boolean isAutomatic(Pool pool) {
    return pool instanceof Pool.OfRole || pool instanceof Pool.Every || isOfDeck(pool);
  }

  private static boolean isOfDeck(Pool pool) {
    return pool instanceof Pool.Top || pool instanceof Pool.Bottom;
  }

  private static List<Integer> automatic(
      Scene scene, Selection selection, List<Integer> candidates) {
    if (isOfDeck(selection.pool())) {
      return ofEach(scene, candidates, Amounts.of(scene, selection.most()));
    }
    return candidates;
  }

  /** So many of each player's: "from the decks of your rivals" means from each of them. */
  private static List<Integer> ofEach(Scene scene, List<Integer> candidates, int most) {
    var taken = new HashMap<Integer, Integer>();
    var chosen = new ArrayList<Integer>();
    for (var card : candidates) {
      if (taken.merge(scene.game().card(card).holder(), 1, Integer::sum) <= most) {
        chosen.add(card);
      }
    }
    return chosen;
  }

  /** Everything the selection could mean and the play reaches, in a fixed order. */
  static List<Integer> candidates(Scene scene, Selection selection, IntPredicate open) {
    var players = selection.pool() instanceof Pool.Players;
    var within = new ArrayList<Integer>();
    for (var candidate : unbarred(scene, selection)) {
      var objection = players ? Outreach.ofPlayer(scene, candidate) : Outreach.of(scene, candidate);
      if (objection.isEmpty() && (players || open.test(candidate))) {
        within.add(candidate);
      }
    }
    return within;
  }

  /** The same with what protection and immunity keep out of reach. */
  static List<Integer> unbarred(Scene scene, Selection selection) {
    var game = scene.game();
    return switch (selection.pool()) {
      case Pool.OfRole(var role) -> matching(scene, selection, Roles.cards(scene, role));
      case Pool.Every every -> Filters.meant(scene, selection.of());
      case Pool.Table table -> Filters.meant(scene, selection.of());
      case Pool.Hand(var whose) -> {
        var cards = zone(scene, whose, Zone.HAND);
        cards.addAll(zone(scene, whose, Zone.EXPOSED));
        yield matching(scene, selection, cards);
      }
      case Pool.Top(var whose, var deck) ->
          matching(scene, selection, zone(scene, whose, Zone.of(deck)));
      case Pool.Bottom(var whose, var deck) ->
          matching(scene, selection, zone(scene, whose, Zone.of(deck)).reversed());
      case Pool.Search(var whose, var deck) ->
          matching(scene, selection, zone(scene, whose, Zone.of(deck)));
      case Pool.Discards(var whose) -> matching(scene, selection, zone(scene, whose, Zone.DISCARD));
      case Pool.Players(var among) -> players(game, scene, among);
    };
  }

  private static List<Integer> matching(Scene scene, Selection selection, List<Integer> cards) {
    var found = new ArrayList<Integer>();
    for (var card : cards) {
      if (Filters.matches(scene, selection.of(), card)) {
        found.add(card);
      }
    }
    return found;
  }

  private static List<Integer> zone(Scene scene, Who whose, Zone zone) {
    var cards = new ArrayList<Integer>();
    for (int seat : scene.game().playing()) {
      if (Players.is(scene, whose, seat)) {
        scene.game().seat(seat).in(zone).ids().forEach(id -> cards.add(id.value()));
      }
    }
    return cards;
  }

  private static List<Integer> players(Game game, Scene scene, Who among) {
    var seats = new ArrayList<Integer>();
    for (int seat : game.playing()) {
      if (Players.is(scene, among, seat)) {
        seats.add(seat);
      }
    }
    return seats;
  }
}

package org.inwoarena.engine.use;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Effect.To;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Who;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.Players;
import org.inwoarena.engine.stats.Plight;
import org.inwoarena.engine.stats.Scene;
import org.inwoarena.engine.turn.TakeoverBars;

/** What an effect leaves to choose when its cards are known: a place in a deck, a master. */
final class Further {

  private static final List<String> TOP_OR_BOTTOM = List.of("top", "bottom");

  private static final Filter ANY = new Filter.Any();

  private Further() {}

  /**
   * The next choice, if one is open.
   *
   * @param chosen the cards of the effect
   * @param more choices made beyond them
   */
  static Optional<Ask> ask(
      Scene scene, Effect effect, List<List<Integer>> chosen, List<Integer> more) {
    return switch (effect) {
      case Effect.MoveCard move -> place(scene, move, chosen.getFirst(), more);
      case Effect.TakeOver take ->
          master(scene, List.of(scene.you()), take.under(), chosen.getFirst(), more);
      case Effect.Move move when !chosen.getFirst().isEmpty() ->
          master(scene, within(scene, move, chosen.getFirst()), ANY, chosen.getFirst(), more);
      case Effect.Readmit readmit -> readmitted(scene, readmit, chosen.getFirst(), more);
      case Effect.Reorganize(var who) -> reorganize(scene, who, more);
      default -> Optional.empty();
    };
  }

  /** A card that may go anywhere in a deck: on top, or at the bottom. */
  private static Optional<Ask> place(
      Scene scene, Effect.MoveCard move, List<Integer> cards, List<Integer> more) {
    return move.to() == To.ANYWHERE_IN_DECK && more.size() < cards.size()
        ? Optional.of(Ask.words(scene.you(), List.of(0, 1), TOP_OR_BOTTOM::get, false))
        : Optional.empty();
  }

  /** Under whom a Group goes; on which arrow is said when it is put down. */
  private static Optional<Ask> master(
      Scene scene, List<Integer> seats, Filter under, List<Integer> cards, List<Integer> more) {
    if (cards.isEmpty() || !more.isEmpty() || !scene.game().printed(cards.getFirst()).isGroup()) {
      return Optional.empty();
    }
    var masters = new ArrayList<Integer>();
    for (var seat : seats) {
      masters.addAll(masters(scene.game(), seat, cards.getFirst()));
    }
    masters.removeIf(master -> !Filters.matches(scene, under, master));
    return masters.isEmpty()
        ? Optional.empty()
        : Optional.of(Ask.cards(scene.you(), masters, false));
  }

  /** In whose structures the Group may be moved. */
  private static List<Integer> within(Scene scene, Effect.Move move, List<Integer> cards) {
    return move.anywhere()
        ? scene.game().playing()
        : List.of(scene.game().card(cards.getFirst()).holder());
  }

  /** Groups of the seat with a free arrow, those below the Group itself left out. */
  private static List<Integer> masters(Game game, int seat, int group) {
    var masters = new ArrayList<Integer>();
    for (var master : Structure.groups(game, seat)) {
      var below = game.card(group).zone().inStructure() && Structure.inBranch(game, group, master);
      if (!below && Structure.hasFreeArrow(game, master) && gainsPuppets(game, master)) {
        masters.add(master);
      }
    }
    return masters;
  }

  /** Not a paralyzed one (R3.8.5), nor one that a card keeps from it. */
  private static boolean gainsPuppets(Game game, int master) {
    return !Plight.isParalyzed(game, master) && TakeoverBars.puppets(game, master).isEmpty();
  }

  /** Which copy from hand comes under control at once, and under which master. */
  private static Optional<Ask> readmitted(
      Scene scene, Effect.Readmit effect, List<Integer> cards, List<Integer> more) {
    if (!effect.controlled() || cards.isEmpty() || more.contains(Ask.STOP)) {
      return Optional.empty();
    }
    if (!more.isEmpty()) {
      return master(scene, List.of(scene.you()), ANY, more, more.subList(1, more.size()));
    }
    var id = scene.game().printed(cards.getFirst()).id();
    var copies = new ArrayList<Integer>();
    for (var card : scene.game().seat(scene.you()).in(Zone.HAND).ids()) {
      if (scene.game().printed(card.value()).id().equals(id)) {
        copies.add(card.value());
      }
    }
    return copies.isEmpty() || masters(scene.game(), scene.you(), copies.getFirst()).isEmpty()
        ? Optional.empty()
        : Optional.of(Ask.cards(scene.you(), copies, true));
  }

  /** The next Group to be moved, then its master; enough at any time. */
  private static Optional<Ask> reorganize(Scene scene, Who who, List<Integer> more) {
    var seat = Players.seat(scene, who);
    if (seat.isEmpty() || more.contains(Ask.STOP)) {
      return Optional.empty();
    }
    var you = scene.by(seat.getAsInt());
    if (!more.isEmpty()) {
      return master(you, List.of(you.you()), ANY, more, more.subList(1, more.size()));
    }
    var groups = new ArrayList<Integer>();
    for (int card : scene.game().seat(you.you()).in(Zone.STRUCTURE)) {
      if (!masters(scene.game(), you.you(), card).isEmpty()) {
        groups.add(card);
      }
    }
    return groups.isEmpty() ? Optional.empty() : Optional.of(Ask.cards(you.you(), groups, true));
  }
}

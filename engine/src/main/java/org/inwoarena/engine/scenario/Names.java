package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.yaml.Likeness;
import org.inwoarena.engine.yaml.Node;

/** What a scenario calls players and cards. */
final class Names {

  /** Where a card is looked for first when several copies bear the name. */
  private static final List<Zone> NEAREST =
      List.of(
          Zone.ATTACKED,
          Zone.LIFTED,
          Zone.PLAYED,
          Zone.TABLE,
          Zone.STRUCTURE,
          Zone.ILLUMINATI,
          Zone.RESOURCES,
          Zone.FACE_DOWN,
          Zone.AGENTS,
          Zone.HAND,
          Zone.EXPOSED,
          Zone.LIST,
          Zone.SET_ASIDE,
          Zone.DISCARD,
          Zone.DESTROYED,
          Zone.PLOT_DECK,
          Zone.GROUP_DECK,
          Zone.REMOVED);

  private final List<String> players;
  private final Map<String, CardId> cards = new HashMap<>();

  Names(List<String> players) {
    this.players = List.copyOf(players);
  }

  List<String> players() {
    return players;
  }

  void add(String name, CardId card, Node mentioned) {
    if (cards.put(name, card) != null) {
      throw mentioned.flaw(
          "two cards are called '"
              + name
              + "'; give the second a name of its own: 'other: "
              + name
              + "'");
    }
  }

  Seat seat(String player, Node mentioned) {
    var index = players.indexOf(player);
    if (index < 0) {
      throw mentioned.flaw("no player is called '" + player + "'; there are " + players);
    }
    return new Seat(index);
  }

  String player(Seat seat) {
    return players.get(seat.index());
  }

  /**
   * The card a name means for a player: one named in the position, {@code illuminati} for the own
   * one, or else the nearest copy of a card with that id.
   */
  CardId card(String name, Seat speaker, Game game, Node mentioned) {
    if (name.equals("illuminati")) {
      return new CardId(game.seat(speaker.index()).illuminati());
    }
    return Optional.ofNullable(cards.get(name))
        .or(() -> nearest(name, speaker, game))
        .orElseThrow(
            () ->
                mentioned.flaw(
                    "no card is called '" + name + "' here" + Likeness.hint(name, cards.keySet())));
  }

  /** Whether the name means a card for that player. */
  boolean isCard(String name, Seat speaker, Game game) {
    return name.equals("illuminati")
        || cards.containsKey(name)
        || nearest(name, speaker, game).isPresent();
  }

  private static Optional<CardId> nearest(String id, Seat speaker, Game game) {
    var distance =
        Comparator.<Integer>comparingInt(
                card -> game.card(card).holder() == speaker.index() ? 0 : 1)
            .thenComparingInt(card -> NEAREST.indexOf(game.card(card).zone()))
            .thenComparingInt(card -> card);
    return IntStream.rangeClosed(1, game.roster().size())
        .filter(card -> game.printed(card).id().equals(id))
        .boxed()
        .min(distance)
        .map(CardId::new);
  }

  /** What to call a card in a message. */
  String name(CardId card, Game game) {
    return cards.entrySet().stream()
        .filter(entry -> entry.getValue().equals(card))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseGet(() -> game.printed(card.value()).id());
  }

  /** What to call a parameter of a log line or refusal: {@code seat:0}, {@code card:hackers}. */
  String param(String value) {
    if (value.matches("seat:\\d+")) {
      return player(new Seat(Integer.parseInt(value.substring(5))));
    }
    return value.startsWith("card:") ? value.substring(5) : value;
  }

  List<String> names(List<CardId> some, Game game) {
    var all = new ArrayList<String>();
    some.forEach(card -> all.add(name(card, game)));
    return all;
  }
}

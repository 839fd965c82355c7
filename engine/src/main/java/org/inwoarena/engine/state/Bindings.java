package org.inwoarena.engine.state;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.effect.Role;

/**
 * What the words of an ability stand for in one use of it.
 *
 * @param cards by role: the target, the payers, what the moment is about, what was chosen
 * @param player the seat chosen when the play was made
 * @param actor the seat whose doing the moment is
 * @param paid the number chosen or paid
 * @param rolled the total of a table's roll
 * @param deck the deck a draw is about
 * @param due how many cards the draw is for
 * @param alignment the Alignment that was chosen
 * @param you the player who is "you" for the moment, where each player in turn is
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Bindings(
    Map<Role, List<Integer>> cards,
    OptionalInt player,
    OptionalInt actor,
    int paid,
    int rolled,
    Optional<Deck> deck,
    int due,
    Optional<Alignment> alignment,
    OptionalInt you) {

  /** Nothing is bound. */
  public static final Bindings NONE =
      new Bindings(
          Map.of(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          0,
          0,
          Optional.empty(),
          0,
          Optional.empty(),
          OptionalInt.empty());

  /** Keeps an own copy. */
  public Bindings {
    cards = cards.isEmpty() ? Map.of() : Collections.unmodifiableMap(new EnumMap<>(cards));
  }

  /** What the moment is about, and whose doing it is. */
  public static Bindings that(int card, int actor) {
    return NONE.with(Role.THAT, List.of(card)).by(actor);
  }

  /** The cards in a role; empty where it is not bound. */
  public List<Integer> cards(Role role) {
    return cards.getOrDefault(role, List.of());
  }

  /** The same with those cards in the role. */
  public Bindings with(Role role, List<Integer> bound) {
    var next = new EnumMap<Role, List<Integer>>(Role.class);
    next.putAll(cards);
    next.put(role, List.copyOf(bound));
    return new Bindings(next, player, actor, paid, rolled, deck, due, alignment, you);
  }

  /** The same with that player chosen. */
  public Bindings on(int seat) {
    return new Bindings(
        cards, OptionalInt.of(seat), actor, paid, rolled, deck, due, alignment, you);
  }

  /** The same as that seat's doing. */
  public Bindings by(int seat) {
    return new Bindings(
        cards, player, OptionalInt.of(seat), paid, rolled, deck, due, alignment, you);
  }

  /** The same with that number paid or chosen. */
  public Bindings paying(int number) {
    return new Bindings(cards, player, actor, number, rolled, deck, due, alignment, you);
  }

  /** The same with that total rolled. */
  public Bindings rolling(int total) {
    return new Bindings(cards, player, actor, paid, total, deck, due, alignment, you);
  }

  /** The same with that player as "you". */
  public Bindings as(int seat) {
    return new Bindings(
        cards, player, actor, paid, rolled, deck, due, alignment, OptionalInt.of(seat));
  }

  /** The same with its own player as "you" again. */
  public Bindings asItself() {
    return new Bindings(
        cards, player, actor, paid, rolled, deck, due, alignment, OptionalInt.empty());
  }

  /** The same about a deck. */
  public Bindings of(Deck drawn) {
    return new Bindings(
        cards, player, actor, paid, rolled, Optional.of(drawn), due, alignment, you);
  }

  /** The same about a draw of so many cards. */
  public Bindings drawing(int count) {
    return new Bindings(cards, player, actor, paid, rolled, deck, count, alignment, you);
  }

  /** The same with that Alignment chosen. */
  public Bindings choosing(Alignment chosen) {
    return new Bindings(cards, player, actor, paid, rolled, deck, due, Optional.of(chosen), you);
  }
}

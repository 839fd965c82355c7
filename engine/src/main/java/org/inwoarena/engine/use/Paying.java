package org.inwoarena.engine.use;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.effect.Cost;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Amounts;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.Roles;
import org.inwoarena.engine.stats.Scene;
import org.inwoarena.engine.stats.Values;
import org.inwoarena.engine.turn.Tokens;

/** What can pay a cost, and what has to be asked for it (R3.1.6, R3.1.8, R4.9.2). */
final class Paying {

  private Paying() {}

  /** The payment as far as the choices go. */
  sealed interface Outcome {
    /** Paid so. */
    record Ready(Payment payment) implements Outcome {}

    /** Its player has to choose first. */
    record Open(Ask ask) implements Outcome {}

    /** It cannot be paid. */
    record Impossible() implements Outcome {}
  }

  private static final Outcome IMPOSSIBLE = new Outcome.Impossible();

  /** Adds a cost to what is paid already. */
  static Outcome pay(Scene scene, Cost cost, Payment paid, Picks picks) {
    return switch (cost) {
      case Cost.Free free -> new Outcome.Ready(paid);
      case Cost.OwnToken(var role) ->
          tokens(paid, available(scene, Roles.cards(scene, role), paid), 1);
      case Cost.IlluminatiAction action -> tokens(paid, illuminati(scene, paid), 1);
      case Cost.AllIlluminatiTokens all -> {
        var card = scene.game().seat(scene.you()).illuminati();
        yield tokens(paid, illuminati(scene, paid), scene.game().card(card).tokens());
      }
      case Cost.Action(var of) -> action(scene, of, paid, picks);
      case Cost.Actions actions -> several(scene, actions, paid, picks);
      case Cost.Discard(Filter.In(var role), var count) when role == Role.THIS ->
          new Outcome.Ready(paid.withDiscards(List.of(scene.source())));
      case Cost.Discard(var of, var count) ->
          fromHand(scene, of, Amounts.of(scene, count), paid, picks);
      case Cost.FromDeck(var deck, var count, var unseen) ->
          fromDeck(scene, new Payment.FromDeck(deck, Amounts.of(scene, count), unseen), paid);
      case Cost.SkipDraws(var deck) ->
          skipDraws(scene, deck.map(List::of).orElse(List.of(Deck.PLOT, Deck.GROUP)), paid);
      case Cost.EndsTurn ends ->
          scene.game().progress().active() == scene.you()
              ? new Outcome.Ready(paid.endingTurn())
              : IMPOSSIBLE;
      case Cost.Both(var costs) -> both(scene, costs, paid, picks);
      case Cost.Either(var costs) -> either(scene, costs, paid, picks);
    };
  }

  /** Whether the cost can be paid at all; no choice is made. */
  static boolean isPayable(Scene scene, Cost cost, Payment paid) {
    return !(pay(scene, cost, paid, new Picks(List.of())) instanceof Outcome.Impossible);
  }

  private static Outcome tokens(Payment paid, List<Integer> payers, int count) {
    return payers.isEmpty() || count == 0
        ? IMPOSSIBLE
        : new Outcome.Ready(paid.withTokens(Collections.nCopies(count, payers.getFirst())));
  }

  private static List<Integer> illuminati(Scene scene, Payment paid) {
    return available(scene, List.of(scene.game().seat(scene.you()).illuminati()), paid);
  }

  private static Outcome action(Scene scene, Filter of, Payment paid, Picks picks) {
    var payers = payers(scene, of, paid);
    if (payers.isEmpty()) {
      return IMPOSSIBLE;
    }
    if (payers.size() == 1) {
      return new Outcome.Ready(paid.withTokens(payers));
    }
    var pick = picks.next();
    return pick.isPresent()
        ? new Outcome.Ready(paid.withTokens(List.of(pick.getAsInt())))
        : new Outcome.Open(Ask.cards(scene.you(), payers, false));
  }

  /** Payers are chosen one by one until their Power together is enough. */
  private static Outcome several(Scene scene, Cost.Actions cost, Payment paid, Picks picks) {
    var total = Amounts.of(scene, cost.total());
    var payers = payers(scene, cost.of(), paid);
    var possible = 0;
    for (var payer : payers) {
      possible += Values.actingPower(scene.game(), payer);
    }
    if (payers.isEmpty() || possible < total) {
      return IMPOSSIBLE;
    }
    var chosen = new ArrayList<Integer>();
    var sum = 0;
    while (chosen.isEmpty() || sum < total) {
      var pick = picks.next();
      if (pick.isEmpty()) {
        payers.removeAll(chosen);
        return new Outcome.Open(Ask.cards(scene.you(), payers, false));
      }
      chosen.add(pick.getAsInt());
      sum += Values.actingPower(scene.game(), pick.getAsInt());
    }
    return new Outcome.Ready(paid.withTokens(chosen));
  }

  private static Outcome fromHand(Scene scene, Filter of, int count, Payment paid, Picks picks) {
    var cards = hand(scene, of, paid);
    return cards.size() < count
        ? IMPOSSIBLE
        : cards.size() == count
            ? new Outcome.Ready(paid.withDiscards(cards))
            : chosen(scene, cards, count, picks, paid);
  }

  private static Outcome chosen(
      Scene scene, List<Integer> cards, int count, Picks picks, Payment paid) {
    var left = new ArrayList<>(cards);
    var chosen = new ArrayList<Integer>();
    while (chosen.size() < count) {
      var pick = picks.next();
      if (pick.isEmpty()) {
        return new Outcome.Open(Ask.cards(scene.you(), left, false));
      }
      chosen.add(pick.getAsInt());
      left.remove((Integer) pick.getAsInt());
    }
    return new Outcome.Ready(paid.withDiscards(chosen));
  }

  private static Outcome fromDeck(Scene scene, Payment.FromDeck cards, Payment paid) {
    var size = scene.game().seat(scene.you()).in(Zone.of(cards.deck())).size();
    return size < cards.count() ? IMPOSSIBLE : new Outcome.Ready(paid.with(cards));
  }

  /** Draws of the own turn can be skipped while they are still to come. */
  private static Outcome skipDraws(Scene scene, List<Deck> decks, Payment paid) {
    var turn = scene.game().frame(Frame.Turn.class).filter(t -> t.seat() == scene.you());
    var isToCome =
        turn.isPresent()
            && decks.stream()
                .noneMatch(
                    deck ->
                        turn.get().skips().contains(deck)
                            || turn.get().phase().compareTo(phase(deck)) > 0);
    return isToCome ? new Outcome.Ready(paid.skipping(decks)) : IMPOSSIBLE;
  }

  private static Phase phase(Deck deck) {
    return deck == Deck.PLOT ? Phase.PLOT_DRAW : Phase.GROUP_DRAW;
  }

  private static Outcome both(Scene scene, List<Cost> costs, Payment paid, Picks picks) {
    if (costs.stream().anyMatch(cost -> !isPayable(scene, cost, paid))) {
      return IMPOSSIBLE;
    }
    var sum = paid;
    for (var cost : costs) {
      var next = pay(scene, cost, sum, picks);
      if (!(next instanceof Outcome.Ready(var payment))) {
        return next;
      }
      sum = payment;
    }
    return new Outcome.Ready(sum);
  }

  private static Outcome either(Scene scene, List<Cost> costs, Payment paid, Picks picks) {
    var payable = new ArrayList<Integer>();
    for (var i = 0; i < costs.size(); i++) {
      if (isPayable(scene, costs.get(i), paid)) {
        payable.add(i);
      }
    }
    if (payable.isEmpty()) {
      return IMPOSSIBLE;
    }
    if (payable.size() == 1) {
      return pay(scene, costs.get(payable.getFirst()), paid, picks);
    }
    var pick = picks.next();
    return pick.isPresent()
        ? pay(scene, costs.get(pick.getAsInt()), paid, picks)
        : new Outcome.Open(Ask.words(scene.you(), payable, place -> word(costs.get(place)), false));
  }

  private static String word(Cost cost) {
    return switch (cost) {
      case Cost.Free free -> "nothing";
      case Cost.OwnToken own -> "own-token";
      case Cost.Action action -> "token-of-a-group";
      case Cost.IlluminatiAction illuminati -> "illuminati-token";
      case Cost.AllIlluminatiTokens all -> "all-illuminati-tokens";
      case Cost.Actions actions -> "tokens-of-groups";
      case Cost.Discard discard -> "cards-from-hand";
      case Cost.FromDeck fromDeck -> "cards-of-the-deck";
      case Cost.SkipDraws skip -> "draws";
      case Cost.EndsTurn turn -> "rest-of-the-turn";
      case Cost.Either either -> "one-of-several";
      case Cost.Both(var costs) ->
          costs.stream().map(Paying::word).collect(Collectors.joining(" and "));
    };
  }

  private static List<Integer> payers(Scene scene, Filter of, Payment paid) {
    var payers = new ArrayList<Integer>();
    for (var card : available(scene, Tokens.payersWithResources(scene.game(), scene.you()), paid)) {
      if (Filters.matches(scene, of, card)) {
        payers.add(card);
      }
    }
    return payers;
  }

  private static List<Integer> hand(Scene scene, Filter of, Payment paid) {
    var cards = new ArrayList<Integer>();
    for (var zone : List.of(Zone.HAND, Zone.EXPOSED)) {
      for (int card : scene.game().seat(scene.you()).in(zone)) {
        if (card != scene.source()
            && !paid.discards().contains(card)
            && Filters.matches(scene, of, card)) {
          cards.add(card);
        }
      }
    }
    return cards;
  }

  /** Those of the cards that have a token left after what is paid already and may spend it. */
  private static List<Integer> available(Scene scene, List<Integer> cards, Payment paid) {
    var left = new ArrayList<Integer>();
    for (var card : cards) {
      var used = Collections.frequency(paid.tokens(), card);
      if (isOwn(scene.game(), scene.you(), card)
          && scene.game().card(card).tokens() > used
          && Tokens.maySpend(scene.game(), card)) {
        left.add(card);
      }
    }
    return left;
  }

  private static boolean isOwn(Game game, int seat, int card) {
    return game.card(card).holder() == seat && game.card(card).zone().inPlay();
  }
}

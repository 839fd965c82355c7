package org.inwoarena.engine.effect.reading;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.effect.Amount;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.effect.Selection.Chooser;
import org.inwoarena.engine.effect.Selection.Pool;
import org.inwoarena.engine.effect.Selection.SumLimit;
import org.inwoarena.engine.effect.Who;

/**
 * Selections: {@code target}, {@code every Place & rivals}, {@code up to 2 Plot & hidden from hand
 * of player by random}, {@code 0 to 2 Bank}, {@code any number of Violent & yours with power <= 5},
 * {@code 3 from top plot of you}, {@code players of rival}.
 */
final class SelectionGrammar {

  private static final Amount ONE = new Amount.Number(1);

  /** Where cards are taken from. */
  static final Map<String, Function<Tokens, Pool>> POOLS =
      Map.of(
          "hand", of(Pool.Hand::new),
          "discards", of(Pool.Discards::new),
          "players", of(Pool.Players::new),
          "top", deck(Pool.Top::new),
          "bottom", deck(Pool.Bottom::new),
          "search", deck(Pool.Search::new));

  /** Words with which an amount begins, so that no filter is meant. */
  private static final Set<String> AMOUNTS = Set.of("paid", "due", "count");

  private record Count(Amount least, Amount most) {}

  private SelectionGrammar() {}

  static Selection read(Tokens tokens) {
    if (tokens.sees(Role.class, 0) && tokens.peek(1).isEmpty()) {
      return selection(tokens, tokens.constant(Role.class));
    }
    if (tokens.takes("every")) {
      return every(tokens);
    }
    var count = count(tokens);
    if (tokens.peek().equals("players")) {
      return rest(tokens, pool(tokens), new Filter.Any(), count);
    }
    var filter = filter(tokens);
    var pool = tokens.takes("from") ? pool(tokens) : new Pool.Table();
    return rest(tokens, pool, filter, count);
  }

  private static Selection selection(Tokens tokens, Role role) {
    return rest(tokens, new Pool.OfRole(role), new Filter.Any(), new Count(ONE, Selection.ALL));
  }

  private static Selection every(Tokens tokens) {
    var filter = filter(tokens);
    return tokens.takes("from")
        ? rest(tokens, pool(tokens), filter, new Count(Selection.ALL, Selection.ALL))
        : rest(tokens, new Pool.Every(), filter, new Count(ONE, Selection.ALL));
  }

  private static Filter filter(Tokens tokens) {
    return tokens.peek().equals("from") ? new Filter.Any() : FilterGrammar.read(tokens);
  }

  private static Count count(Tokens tokens) {
    if (tokens.takes("up")) {
      tokens.expect("to");
      return new Count(ONE, AmountGrammar.one(tokens));
    }
    if (tokens.peek().equals("any") && tokens.peek(1).equals("number")) {
      tokens.take();
      tokens.take();
      tokens.expect("of");
      return new Count(ONE, Selection.ALL);
    }
    if (tokens.seesNumber() || AMOUNTS.contains(tokens.peek())) {
      var least = AmountGrammar.one(tokens);
      return new Count(least, tokens.takes("to") ? AmountGrammar.one(tokens) : least);
    }
    return new Count(ONE, ONE);
  }

  private static Selection rest(Tokens tokens, Pool pool, Filter filter, Count count) {
    var sum = tokens.takes("with") ? Optional.of(sum(tokens)) : Optional.<SumLimit>empty();
    var by = tokens.takes("by") ? tokens.constant(Chooser.class) : Chooser.YOU;
    return new Selection(pool, filter, count.least(), count.most(), by, sum);
  }

  private static SumLimit sum(Tokens tokens) {
    var measure = tokens.constant(Amount.Measure.class);
    tokens.expect("<=");
    return new SumLimit(measure, Integer.parseInt(tokens.take()));
  }

  private static Pool pool(Tokens tokens) {
    var word = tokens.take();
    var form = POOLS.get(word);
    if (form == null) {
      throw tokens.flaw("unknown word '" + word + "' where cards are taken from");
    }
    return form.apply(tokens);
  }

  private static Function<Tokens, Pool> of(Function<Who, Pool> pool) {
    return tokens -> pool.apply(owner(tokens));
  }

  private static Function<Tokens, Pool> deck(BiFunction<Who, Deck, Pool> pool) {
    return tokens -> {
      var deck = tokens.constant(Deck.class);
      return pool.apply(owner(tokens), deck);
    };
  }

  private static Who owner(Tokens tokens) {
    tokens.expect("of");
    return tokens.constant(Who.class);
  }
}

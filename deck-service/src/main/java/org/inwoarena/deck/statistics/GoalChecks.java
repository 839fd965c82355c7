package org.inwoarena.deck.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.inwoarena.deck.statistics.GoalReach.Part;
import org.inwoarena.deck.statistics.GoalReach.Term;
import org.inwoarena.deck.statistics.GoalReach.Way;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Amount;
import org.inwoarena.engine.effect.Condition;
import org.inwoarena.engine.effect.Filter.Comparison;

/**
 * Which goals a deck can reach by itself under one of its Illuminati, read off the card texts: as
 * if every own card that may be in play at once were, and nothing of anybody else's.
 */
final class GoalChecks {

  /** The Basic Goal of two-player tournament play (R20.1.2). */
  private static final int BASIC_GOAL = 12;

  /** No more Groups count double (R15.3.6). */
  private static final int DOUBLES = 3;

  private final Catalogue catalogue;
  private final CardFacts illuminati;
  private final List<CardFacts> inPlay;
  private final List<CardFacts> goals;

  GoalChecks(Catalogue catalogue, CardFacts illuminati, List<CardFacts> deck) {
    this.catalogue = catalogue;
    this.illuminati = illuminati;
    this.inPlay =
        Stream.concat(
                Stream.of(illuminati), deck.stream().distinct().flatMap(card -> atOnce(card, deck)))
            .toList();
    this.goals = deck.stream().distinct().filter(card -> card.kind() == CardKind.GOAL).toList();
  }

  /** The Basic Goal, the Special Goal and each Goal card. */
  List<GoalReach> all() {
    var found = new ArrayList<GoalReach>();
    found.add(GoalReach.of("Basic Goal", List.of(basic(List.of(illuminati)))));
    found.addAll(wins(illuminati, "Special Goal of " + illuminati.name()));
    goals.forEach(goal -> found.add(reach(goal)));
    return found;
  }

  /** A Group is in play once (R16.5.6), unless its text says more; so is a Unique Resource. */
  private Stream<CardFacts> atOnce(CardFacts card, List<CardFacts> deck) {
    if (!card.kind().inGroupDeck()) {
      return Stream.empty();
    }
    long most =
        card.kind() == CardKind.RESOURCE && !card.unique()
            ? deck.size()
            : catalogue.text(card.id()).copies().stream()
                .mapToInt(Ability.Copies::inPlay)
                .max()
                .orElse(1);
    return deck.stream().filter(card::equals).limit(most);
  }

  private GoalReach reach(CardFacts goal) {
    var wins = wins(goal, goal.name());
    if (!wins.isEmpty()) {
      return wins.getFirst();
    }
    return abilities(goal, Ability.Doubles.class).findAny().isPresent()
        ? GoalReach.of("Basic Goal with " + goal.name(), List.of(basic(List.of(illuminati, goal))))
        : GoalReach.of(goal.name(), List.of());
  }

  /** Groups controlled, the Illuminati included (R15.3.1), with what these cards do for it. */
  private Way basic(List<CardFacts> helpers) {
    var parts = new ArrayList<Part>();
    parts.add(new Part("Illuminati", 1, List.of(illuminati.id())));
    var groups = inPlay.stream().filter(card -> card.kind().isGroup()).toList();
    parts.add(part("Groups", groups));
    var doubled =
        groups.stream()
            .filter(group -> helpers.stream().anyMatch(helper -> doubles(helper, group)))
            .limit(DOUBLES)
            .toList();
    if (!doubled.isEmpty()) {
      parts.add(part("Groups that count double, three at most", doubled));
    }
    helpers.stream()
        .flatMap(helper -> abilities(helper, Ability.CountsAlso.class))
        .map(also -> new PrintedFilter(also.of()))
        .filter(PrintedFilter::decides)
        .forEach(also -> parts.add(part(also.words(), counted(also))));
    var have = parts.stream().mapToInt(Part::number).sum();
    var lowered =
        helpers.stream()
            .flatMap(helper -> abilities(helper, Ability.PlayerModifier.class))
            .anyMatch(change -> change.value() == Ability.PlayerValue.BASIC_GOAL);
    var tooFew = lowered ? Reach.OPEN : Reach.NOT_ENOUGH;
    var reach = have >= BASIC_GOAL ? Reach.ENOUGH : tooFew;
    return Way.of(List.of(new Term("Groups (R20.1.2)", have, BASIC_GOAL, reach, parts)));
  }

  private boolean doubles(CardFacts helper, CardFacts group) {
    return abilities(helper, Ability.Doubles.class)
        .map(doubles -> new PrintedFilter(doubles.of()))
        .anyMatch(filter -> filter.decides() && filter.fits(group));
  }

  private List<GoalReach> wins(CardFacts card, String name) {
    return abilities(card, Ability.Win.class)
        .map(win -> GoalReach.of(name, ways(win.condition())))
        .toList();
  }

  private List<Way> ways(Condition condition) {
    return condition instanceof Condition.AnyOf(var any)
        ? any.stream().map(one -> Way.of(terms(one))).toList()
        : List.of(Way.of(terms(condition)));
  }

  private List<Term> terms(Condition condition) {
    return switch (condition) {
      case Condition.All(var all) -> all.stream().flatMap(one -> terms(one).stream()).toList();
      case Condition.Compared(Amount.Count(var of), var comparison, Amount.Number(var needed))
          when comparison == Comparison.AT_LEAST ->
          List.of(count(new PrintedFilter(of), needed));
      case Condition.Compared(
              Amount.Sum(var measure, var of),
              var comparison,
              Amount.Number(var needed))
          when comparison == Comparison.AT_LEAST && measure == Amount.Measure.POWER ->
          List.of(power(new PrintedFilter(of), needed));
      default -> List.of(new Term("decided at the table", 0, 0, Reach.OPEN, List.of()));
    };
  }

  private Term count(PrintedFilter of, int needed) {
    var cards = counted(of);
    return term(of, of.words(), cards, cards.size(), needed);
  }

  private Term power(PrintedFilter of, int needed) {
    var cards = counted(of);
    var have = cards.stream().mapToInt(CardFacts::power).sum();
    var whose = of.words().isEmpty() ? "all Groups" : of.words();
    return term(of, "Power of " + whose, cards, have, needed);
  }

  private Term term(PrintedFilter of, String what, List<CardFacts> cards, int have, int needed) {
    if (!of.decides()) {
      return new Term(what, 0, needed, Reach.OPEN, List.of());
    }
    var parts = cards.isEmpty() ? List.<Part>of() : List.of(new Part(what, have, ids(cards)));
    return new Term(what, have, needed, have >= needed ? Reach.ENOUGH : Reach.NOT_ENOUGH, parts);
  }

  private List<CardFacts> counted(PrintedFilter of) {
    return of.decides() ? inPlay.stream().filter(of::fits).toList() : List.of();
  }

  private <A extends Ability> Stream<A> abilities(CardFacts card, Class<A> kind) {
    return catalogue.text(card.id()).abilities().stream().filter(kind::isInstance).map(kind::cast);
  }

  private static Part part(String what, List<CardFacts> cards) {
    return new Part(what, cards.size(), ids(cards));
  }

  private static List<String> ids(List<CardFacts> cards) {
    return cards.stream().map(CardFacts::id).toList();
  }
}

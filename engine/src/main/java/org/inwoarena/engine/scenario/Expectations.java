package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.SeatResult;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Question;
import org.inwoarena.engine.yaml.Node;

/** Checks what a scenario says must be true at a point, against what players would see there. */
final class Expectations {

  private final Play play;
  private final Names names;
  private final Node.Fields wanted;
  private final Proofs proofs;

  Expectations(Play play, Names names, Node wanted, Proofs proofs) {
    this.play = play;
    this.names = names;
    this.wanted = wanted.fields();
    this.proofs = proofs;
  }

  void check() {
    wanted.values().forEach(this::check);
  }

  private void check(String what, Node value) {
    switch (what) {
      case "strength" -> equal(what, value, String.valueOf(attack(value).strength()));
      case "needed" -> equal(what, value, String.valueOf(attack(value).needed()));
      case "terms" -> terms(value);
      case "explain-goal" -> new Explanations(play, names, proofs).checkGoals(value);
      case "explain" -> new Explanations(play, names, proofs).check(value);
      case "committed" -> equal(what, value, String.valueOf(attack(value).committed()));
      case "attack" -> equal(what, value, attack().isPresent() ? "open" : "none");
      case "success" -> equal(what, value, String.valueOf(Steps.succeeded(play, value)));
      case "rolled" -> equal(what, value, rolled());
      case "zones" -> eachCard(value, this::zone);
      case "master" -> eachCard(value, (id, card) -> card.master().map(this::name).orElse("none"));
      case "cell" -> eachCard(value, (id, card) -> card.x() + " " + card.y());
      case "tokens" -> eachCard(value, (id, card) -> String.valueOf(card.tokens()));
      case "power" -> eachCard(value, (id, card) -> String.valueOf(card.power()));
      case "global" -> eachCard(value, (id, card) -> String.valueOf(card.globalPower()));
      case "resistance" -> eachCard(value, (id, card) -> String.valueOf(card.resistance()));
      case "owner" -> eachCard(value, (id, card) -> names.player(card.owner()));
      case "alignments" -> eachCard(value, (id, card) -> String.join(" ", card.alignments()));
      case "linked" -> eachCard(value, (id, card) -> card.link().map(this::name).orElse("none"));
      case "states" -> eachCard(value, (id, card) -> String.join(" ", card.states()));
      case "attributes" -> eachCard(value, (id, card) -> String.join(" ", card.attributes()));
      case "groups" -> eachPlayer(value, p -> String.valueOf(p.groupsControlled()));
      case "share" -> eachPlayer(value, p -> String.valueOf(p.goalShare()));
      case "plots" -> eachPlayer(value, p -> String.valueOf(p.hiddenPlots() + p.exposedPlots()));
      case "hidden-plots" -> eachPlayer(value, p -> String.valueOf(p.hiddenPlots()));
      case "exposed-plots" -> eachPlayer(value, p -> String.valueOf(p.exposedPlots()));
      case "sees" -> eachSight(value, true);
      case "does-not-see" -> eachSight(value, false);
      case "groups-in-hand" -> eachPlayer(value, p -> String.valueOf(p.groupsInHand()));
      case "plot-deck" -> eachPlayer(value, p -> String.valueOf(p.plotDeck()));
      case "group-deck" -> eachPlayer(value, p -> String.valueOf(p.groupDeck()));
      case "eliminated" -> eachPlayer(value, p -> String.valueOf(p.eliminated()));
      case "asked" -> asked(value);
      case "phase" -> equal(what, value, table(value).phase());
      case "basic-goal" -> equal(what, value, String.valueOf(table(value).basicGoal()));
      case "turn" -> equal(what, value, table(value).active().map(names::player).orElse("none"));
      case "over" -> equal(what, value, result().map(r -> word(r.reason())).orElse("no"));
      case "winners" -> equal(what, value, winners());
      default -> throw value.flaw("nothing called '" + what + "' can be expected");
    }
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  private static void equal(String what, Node wanted, String is) {
    var text =
        wanted instanceof Node.Items items
            ? items.values().stream().map(Node::text).collect(Collectors.joining(" "))
            : wanted.text();
    if (!text.equals(is)) {
      throw new Unmet(wanted, what + " is " + is + ", not " + text);
    }
  }

  private Optional<Entity.AttackUnderWay> attack() {
    return entity("attack", Entity.AttackUnderWay.class);
  }

  private Entity.AttackUnderWay attack(Node at) {
    return attack().orElseThrow(() -> new Unmet(at, "no attack is under way"));
  }

  private Entity.Table table(Node at) {
    return entity("table", Entity.Table.class).orElseThrow(() -> at.flaw("no table yet"));
  }

  private Optional<Entity.Result> result() {
    return play.engine().result(play.game());
  }

  private <E extends Entity> Optional<E> entity(String key, Class<E> type) {
    var view = play.engine().view(play.game(), new Audience.Everybody());
    return Optional.ofNullable(view.get(key)).map(type::cast);
  }

  /** Sums of the terms by role; roles with nothing are left out. */
  private void terms(Node value) {
    var sums = new TreeMap<String, Integer>();
    for (Term term : attack(value).terms()) {
      // Both leader and target of an Attack to Destroy count with their Power (R9.2.1).
      var resists = term.role().equals("power") && term.amount() < 0;
      sums.merge(resists ? "target-power" : term.role(), term.amount(), Integer::sum);
    }
    sums.values().removeIf(sum -> sum == 0);
    var expected = new TreeMap<String, Integer>();
    value.fields().values().forEach((role, amount) -> expected.put(role, amount.number()));
    if (!sums.equals(expected)) {
      throw new Unmet(value, "terms are " + sums + ", not " + expected);
    }
    attack(value).terms().stream()
        .filter(term -> term.amount() != 0)
        .forEach(term -> proofs.proves(term.clause()));
  }

  private String rolled() {
    var resolved = play.last(Event.AttackResolved.class);
    return play.last(Event.AttackRolled.class)
        .filter(roll -> resolved.isPresent())
        .map(roll -> roll.first() + " " + roll.second())
        .orElse("no");
  }

  /** Which cards a player sees, or does not. */
  private void eachSight(Node value, boolean wantedSight) {
    value
        .fields()
        .values()
        .forEach(
            (player, expected) -> {
              var view =
                  play.engine().view(play.game(), new Audience.At(names.seat(player, expected)));
              for (var item : expected.items()) {
                var card = names.card(item.text(), new Seat(0), play.game(), item);
                if (view.containsKey("card:" + card.value()) != wantedSight) {
                  throw new Unmet(
                      item, player + (wantedSight ? " does not see " : " sees ") + item.text());
                }
              }
            });
  }

  private void eachCard(Node value, BiFunction<CardId, Entity.Card, String> is) {
    value
        .fields()
        .values()
        .forEach(
            (name, expected) -> {
              var id = names.card(name, new Seat(0), play.game(), expected);
              var card = card(id).orElseThrow(() -> new Unmet(expected, name + " cannot be seen"));
              equal(name, expected, is.apply(id, card));
            });
  }

  /** The card as its holder sees it, so that hands can be spoken of. */
  private Optional<Entity.Card> card(CardId id) {
    var holder = new Seat(play.game().card(id.value()).holder());
    var view = play.engine().view(play.game(), new Audience.At(holder));
    return Optional.ofNullable(view.get("card:" + id.value())).map(Entity.Card.class::cast);
  }

  private String zone(CardId id, Entity.Card card) {
    return card.zone() + " of " + names.player(card.holder());
  }

  private String name(CardId id) {
    return names.name(id, play.game());
  }

  private void eachPlayer(Node value, java.util.function.Function<Entity.Player, String> is) {
    value
        .fields()
        .values()
        .forEach(
            (player, expected) -> {
              var seat = names.seat(player, expected);
              var seen =
                  entity("player:" + seat.index(), Entity.Player.class)
                      .orElseThrow(() -> expected.flaw(player + " cannot be seen"));
              equal(player, expected, is.apply(seen));
            });
  }

  /** Who is asked, or who is asked what. */
  private void asked(Node value) {
    var questions = play.game().questions();
    if (value instanceof Node.Fields fields) {
      var is = new TreeMap<String, String>();
      for (Question q : questions) {
        is.put(names.player(q.seat()), word(q.kind()));
      }
      Map<String, String> expected = new TreeMap<>();
      fields.values().forEach((player, kind) -> expected.put(player, kind.text()));
      if (!is.equals(expected)) {
        throw new Unmet(value, "asked are " + is + ", not " + expected);
      }
    } else {
      var is = new ArrayList<String>();
      questions.forEach(q -> is.add(names.player(q.seat())));
      equal("asked", value, String.join(" ", is));
    }
  }

  private String winners() {
    List<SeatResult> seats = result().map(Entity.Result::seats).orElse(List.of());
    return seats.stream()
        .filter(seat -> seat.place() == 1)
        .map(seat -> names.player(seat.seat()))
        .collect(Collectors.joining(" "));
  }
}

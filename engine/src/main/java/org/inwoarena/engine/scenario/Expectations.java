package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.SeatResult;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Question;
import org.inwoarena.engine.yaml.Likeness;
import org.inwoarena.engine.yaml.Node;

/** Checks what a scenario says must be true at a point, against what players would see there. */
final class Expectations {

  /** Holds what is against what is written at a place. */
  private interface Check {
    void check(Expectations with, Node at);
  }

  private static final Map<String, Check> CHECKS = checks();

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

  /** Everything that can be expected. */
  static Set<String> keys() {
    return CHECKS.keySet();
  }

  private static Map<String, Check> checks() {
    var all = new LinkedHashMap<String, Check>();
    ofTheAttack(all);
    ofCards(all);
    ofPlayers(all);
    ofTheTable(all);
    return Collections.unmodifiableMap(all);
  }

  private static void ofTheAttack(Map<String, Check> all) {
    value(all, "attack", (e, at) -> e.attack().isPresent() ? "open" : "none");
    value(all, "strength", (e, at) -> e.attack(at).strength());
    value(all, "needed", (e, at) -> e.attack(at).needed());
    value(all, "committed", (e, at) -> e.attack(at).committed());
    all.put(
        "terms", (e, at) -> new Terms(e.names, e.proofs).check(e.attack(at), at, e.play.game()));
    value(all, "success", (e, at) -> Steps.succeeded(e.play, at));
    value(all, "rolled", (e, at) -> e.rolled());
    value(all, "stack", (e, at) -> e.stack());
  }

  private static void ofCards(Map<String, Check> all) {
    card(all, "zones", (e, card) -> card.zone() + " of " + e.names.player(card.holder()));
    card(all, "master", (e, card) -> card.master().map(e::name).orElse("none"));
    card(all, "cell", (e, card) -> card.x() + " " + card.y());
    card(all, "tokens", (e, card) -> card.tokens());
    card(all, "power", (e, card) -> card.power());
    card(all, "global", (e, card) -> card.globalPower());
    card(all, "resistance", (e, card) -> card.resistance());
    all.put("explain", (e, at) -> new Explanations(e.play, e.names, e.proofs).check(at));
    all.put("explain-goal", (e, at) -> new Explanations(e.play, e.names, e.proofs).checkGoals(at));
    card(all, "owner", (e, card) -> e.names.player(card.owner()));
    card(all, "alignments", (e, card) -> String.join(" ", card.alignments()));
    card(all, "attributes", (e, card) -> String.join(" ", card.attributes()));
    card(all, "linked", (e, card) -> card.link().map(e::name).orElse("none"));
    card(all, "states", (e, card) -> String.join(" ", card.states()));
  }

  private static void ofPlayers(Map<String, Check> all) {
    player(all, "groups", Entity.Player::groupsControlled);
    player(all, "share", Entity.Player::goalShare);
    player(all, "plots", player -> player.hiddenPlots() + player.exposedPlots());
    player(all, "hidden-plots", Entity.Player::hiddenPlots);
    player(all, "exposed-plots", Entity.Player::exposedPlots);
    player(all, "groups-in-hand", Entity.Player::groupsInHand);
    player(all, "plot-deck", Entity.Player::plotDeck);
    player(all, "group-deck", Entity.Player::groupDeck);
    player(all, "eliminated", Entity.Player::eliminated);
    all.put("sees", (e, at) -> e.eachSight(at, true));
    all.put("does-not-see", (e, at) -> e.eachSight(at, false));
  }

  private static void ofTheTable(Map<String, Check> all) {
    all.put("asked", Expectations::asked);
    value(all, "phase", (e, at) -> e.table(at).phase());
    value(all, "turn", (e, at) -> e.table(at).active().map(e.names::player).orElse("none"));
    value(all, "basic-goal", (e, at) -> e.table(at).basicGoal());
    all.put("log", Expectations::log);
    value(all, "over", (e, at) -> e.result().map(r -> UnderWay.inWords(r.reason())).orElse("no"));
    value(all, "winners", (e, at) -> e.winners());
  }

  private static void value(
      Map<String, Check> all, String what, BiFunction<Expectations, Node, Object> is) {
    all.put(what, (e, at) -> equal(what, at, String.valueOf(is.apply(e, at))));
  }

  private static void card(
      Map<String, Check> all, String what, BiFunction<Expectations, Entity.Card, Object> is) {
    all.put(what, (e, at) -> e.eachCard(what, at, card -> String.valueOf(is.apply(e, card))));
  }

  private static void player(
      Map<String, Check> all, String what, Function<Entity.Player, Object> is) {
    all.put(what, (e, at) -> e.eachPlayer(what, at, player -> String.valueOf(is.apply(player))));
  }

  void check() {
    wanted.values().forEach(this::check);
  }

  private void check(String what, Node value) {
    var check = CHECKS.get(what);
    if (check == null) {
      throw value.flaw(
          "nothing called '"
              + what
              + "' can be expected"
              + Likeness.hint(what, CHECKS.keySet())
              + "; known: "
              + String.join(", ", CHECKS.keySet()));
    }
    check.check(this, value);
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

  private void eachCard(String what, Node value, Function<Entity.Card, String> is) {
    value
        .fields()
        .values()
        .forEach(
            (name, expected) -> {
              var id = names.card(name, new Seat(0), play.game(), expected);
              var card = card(id).orElseThrow(() -> new Unmet(expected, name + " cannot be seen"));
              equal(what + " of " + name, expected, is.apply(card));
            });
  }

  /** The card as its holder sees it, so that hands can be spoken of. */
  private Optional<Entity.Card> card(CardId id) {
    var holder = new Seat(play.game().card(id.value()).holder());
    var view = play.engine().view(play.game(), new Audience.At(holder));
    return Optional.ofNullable(view.get("card:" + id.value())).map(Entity.Card.class::cast);
  }

  private String name(CardId id) {
    return names.name(id, play.game());
  }

  private void eachPlayer(String what, Node value, Function<Entity.Player, String> is) {
    value
        .fields()
        .values()
        .forEach(
            (player, expected) -> {
              var seat = names.seat(player, expected);
              var seen =
                  entity("player:" + seat.index(), Entity.Player.class)
                      .orElseThrow(() -> expected.flaw(player + " cannot be seen"));
              equal(what + " of " + player, expected, is.apply(seen));
            });
  }

  /** Who is asked, or who is asked what. */
  private void asked(Node value) {
    var questions = play.game().questions();
    if (value instanceof Node.Fields fields) {
      var is = new TreeMap<String, String>();
      for (Question q : questions) {
        is.put(names.player(q.seat()), UnderWay.inWords(q.kind()));
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

  /** Codes of log lines that everybody has read since the last command, in that order. */
  private void log(Node value) {
    var codes = new ArrayList<>(play.logged());
    for (var wanted : value.items()) {
      var place = codes.indexOf(wanted.text());
      if (place < 0) {
        throw new Unmet(
            wanted, "no such line in the log; since the last command: " + play.logged());
      }
      codes.subList(0, place + 1).clear();
    }
  }

  /** What is under way, the newest last. */
  private String stack() {
    var words = new UnderWay(play.game(), names).words();
    return words.isEmpty() ? "none" : String.join(" ", words);
  }

  private String winners() {
    List<SeatResult> seats = result().map(Entity.Result::seats).orElse(List.of());
    return seats.stream()
        .filter(seat -> seat.place() == 1)
        .map(seat -> names.player(seat.seat()))
        .collect(Collectors.joining(" "));
  }
}

package org.inwoarena.engine.scenario;

import static java.util.Collections.nCopies;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Amount;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Until;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.state.Applied;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Charter;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.GameEdit;
import org.inwoarena.engine.yaml.Node;

/** Sets up the table a scenario describes. */
final class PositionReader {

  /**
   * Own turns each player has finished unless the scenario says otherwise: nobody is protected any
   * more, and nobody is eliminated yet (R1.4.1, R15.1.2).
   */
  static final int TURNS_TAKEN = 2;

  private final Catalogue catalogue;
  private final Node.Fields root;
  private final CardSheet sheet;
  private final Names names;
  private final RuleSet rules;

  PositionReader(Catalogue catalogue, Node.Fields root, RuleSet rules) {
    this.catalogue = catalogue;
    this.root = root;
    this.rules = rules;
    this.sheet = new CardSheet(catalogue, root.get("cards"));
    var players =
        root.get("players")
            .or(() -> root.get("decks"))
            .orElseThrow(() -> root.flaw("a scenario needs 'players' or 'decks'"));
    this.names = new Names(List.copyOf(players.fields().values().keySet()));
  }

  /** The table and what things are called on it. */
  record Position(Game game, Names names) {}

  /** The table as described, or the beginning of a game between the decks listed. */
  Position read(Engine engine) {
    return new Position(
        root.get("decks").map(decks -> begun(engine, decks)).orElseGet(this::table), names);
  }

  private Game begun(Engine engine, Node decks) {
    var lists = decks.fields().values().values().stream().map(PositionReader::deck).toList();
    var commitments = new TreeMap<String, String>();
    try {
      var setup = new GameSetup(rules, GameSetup.CARD_TEXTS, lists, commitments);
      return engine
          .start(
              root.get("starter")
                  .map(who -> setup.startedBy(names.seat(who.text(), who)))
                  .orElse(setup))
          .after();
    } catch (IllegalArgumentException refused) {
      throw new Unmet(decks, "the game does not begin: " + refused.getMessage());
    }
  }

  /** Catalogue ids; {@code id: 3} stands for three copies. */
  private static DeckList deck(Node node) {
    var cards = new ArrayList<String>();
    for (var item : node.items()) {
      if (item instanceof Node.Fields counts) {
        counts.values().forEach((id, count) -> cards.addAll(nCopies(count.number(), id)));
      } else {
        cards.add(item.text());
      }
    }
    return new DeckList(cards);
  }

  private Game table() {
    var edit = Game.empty().edit();
    var charter =
        new Charter(
            rules.at(names.players().size()),
            GameSetup.CARD_TEXTS,
            catalogue.hash(),
            "scenario",
            List.of(),
            new TreeMap<>());
    edit.started(charter, names.players().size());
    var seat = 0;
    var first = 1;
    var readers = new ArrayList<PlayerReader>();
    for (var player : root.get("players").orElseThrow().fields().values().values()) {
      var reader = new PlayerReader(sheet, names, new Seat(seat), player);
      first = reader.place(edit, first);
      readers.add(reader);
      seat++;
    }
    readers.forEach(reader -> reader.link(edit));
    new TurnReader(root, names).read(edit);
    root.get("order").ifPresent(order -> order(order, edit));
    root.get("changes")
        .ifPresent(
            changes ->
                changes
                    .items()
                    .forEach(node -> edit.inForce(edit.inForce().with(change(node, edit)))));
    return edit.done();
  }

  /** The cards named came into play one after the other, after all others (R13.1.1). */
  private void order(Node order, GameEdit edit) {
    for (var named : order.items()) {
      var card = names.card(named.text(), new Seat(0), edit.done(), named).value();
      if (!edit.inForce().sources().cards().contains(card)) {
        throw named.flaw(
            "'" + named.text() + "' is not in play, or has no text whose order could matter");
      }
      var printed = edit.done().printed(card);
      edit.inForce(edit.inForce().without(card).with(card, printed));
    }
  }

  /** A preset by name, or a preset with other numbers and switches. */
  static RuleSet rules(Node.Fields root) {
    var rules = root.get("rules");
    if (rules.isEmpty() || rules.orElseThrow() instanceof Node.Text) {
      return preset(rules.map(Node::text).orElse("standard"), rules.orElse(root));
    }
    var fields = rules.orElseThrow().fields().only(Format.RULES);
    var set = preset(fields.get("preset").map(Node::text).orElse("standard"), fields);
    if (fields.get("basic-goal").isPresent()) {
      set = set.withBasicGoal(fields.get("basic-goal").orElseThrow().number());
    }
    if (fields.get("turn-limit").isPresent()) {
      set = set.withTurnLimit(fields.get("turn-limit").orElseThrow().number());
    }
    return fields.get("switches").isPresent() ? switched(set, fields) : set;
  }

  private static RuleSet preset(String name, Node at) {
    try {
      return RuleSet.preset(name);
    } catch (IllegalArgumentException e) {
      throw at.flaw(e.getMessage());
    }
  }

  private static RuleSet switched(RuleSet set, Node.Fields fields) {
    var turned = set;
    try {
      for (var clause : fields.get("switches").orElseThrow().items()) {
        turned = turned.turned(clause.text());
      }
      return turned;
    } catch (IllegalArgumentException e) {
      throw fields.flaw(e.getMessage());
    }
  }

  /** A change of a value that a play has put in force. */
  private Applied change(Node node, GameEdit edit) {
    var fields = node.fields().only(Format.CHANGE);
    var named = need(fields, "card");
    var card = names.card(named.text(), new Seat(0), edit.done(), named).value();
    var modifier =
        new Ability.Modifier(
            Set.of(CardSheet.word(Ability.Value.values(), need(fields, "value"))),
            CardSheet.word(Ability.Op.values(), need(fields, "op")),
            new Amount.Number(need(fields, "amount").number()),
            new Filter.In(Role.TARGET),
            Optional.empty(),
            Ability.Use.ALWAYS,
            true,
            Optional.empty());
    var until =
        fields.get("until").map(end -> CardSheet.word(Until.values(), end)).orElse(Until.PERMANENT);
    var bindings = Bindings.NONE.with(Role.TARGET, List.of(card));
    return new Applied(
        edit.inForce().last() + 1, card, 0, until, bindings, List.of(modifier), 0, 0);
  }

  static Node need(Node.Fields fields, String key) {
    return fields.get(key).orElseThrow(() -> fields.flaw("'" + key + "' is missing"));
  }
}

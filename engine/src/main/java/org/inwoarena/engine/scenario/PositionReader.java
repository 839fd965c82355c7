package org.inwoarena.engine.scenario;

import static java.util.Collections.nCopies;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.PromptKind;
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
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.GameEdit;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Progress;
import org.inwoarena.engine.state.Question;
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
      return engine.start(new GameSetup(rules, "card-texts", lists, commitments)).after();
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
            "card-texts",
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
    turn(edit);
    root.get("changes")
        .ifPresent(
            changes ->
                changes
                    .items()
                    .forEach(node -> edit.inForce(edit.inForce().with(change(node, edit)))));
    return edit.done();
  }

  /** A preset by name, or a preset with other numbers and switches. */
  static RuleSet rules(Node.Fields root) {
    var rules = root.get("rules");
    if (rules.isEmpty() || rules.orElseThrow() instanceof Node.Text) {
      return preset(rules.map(Node::text).orElse("standard"), rules.orElse(root));
    }
    var fields =
        rules.orElseThrow().fields().only("preset", "basic-goal", "turn-limit", "switches");
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

  private void turn(GameEdit edit) {
    var turn =
        root.get("turn")
            .map(node -> node.fields().only("player", "phase", "number", "round", "starter"));
    var active =
        turn.flatMap(t -> t.get("player"))
            .map(node -> names.seat(node.text(), node))
            .orElse(new Seat(0));
    var starter =
        turn.flatMap(t -> t.get("starter"))
            .map(node -> names.seat(node.text(), node))
            .orElse(new Seat(0));
    var phase =
        turn.flatMap(t -> t.get("phase"))
            .map(node -> CardSheet.word(Phase.values(), node))
            .orElse(Phase.MAIN);
    var round = turn.flatMap(t -> t.get("round")).map(Node::number).orElse(TURNS_TAKEN + 1);
    var players = names.players().size();
    var inRound = Math.floorMod(active.index() - starter.index(), players) + 1;
    var number =
        turn.flatMap(t -> t.get("number"))
            .map(Node::number)
            .orElse((round - 1) * players + inRound);
    edit.progress(new Progress(starter.index(), active.index(), number, round));
    edit.push(new Frame.Turn(active.index(), phase));
    edit.questions(List.of(new Question(new PromptId(1), active, asked(phase))));
  }

  private PromptKind asked(Phase phase) {
    return switch (phase) {
      case PLOT_DRAW -> PromptKind.PLOT_DRAW;
      case GROUP_DRAW -> PromptKind.GROUP_DRAW;
      case TAKEOVER -> PromptKind.TAKEOVER;
      case MAIN -> PromptKind.MAIN;
      default ->
          throw root.flaw(
              "a scenario starts in phase plot-draw, group-draw, takeover or main, not " + phase);
    };
  }

  /** A change of a value that a play has put in force. */
  private Applied change(Node node, GameEdit edit) {
    var fields = node.fields().only("card", "value", "op", "amount", "until");
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

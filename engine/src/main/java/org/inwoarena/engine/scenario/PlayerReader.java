package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.link.LinkRule;
import org.inwoarena.engine.state.GameEdit;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Marked;
import org.inwoarena.engine.state.SeatState;
import org.inwoarena.engine.state.Spot;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.yaml.Node;

/** Puts one player's cards where a scenario says they lie. */
final class PlayerReader {

  private static final Map<String, Zone> LISTS = new LinkedHashMap<>();

  static {
    LISTS.put("resources", Zone.RESOURCES);
    LISTS.put("face-down", Zone.FACE_DOWN);
    LISTS.put("table", Zone.TABLE);
    LISTS.put("agents", Zone.AGENTS);
    LISTS.put("hand", Zone.HAND);
    LISTS.put("exposed", Zone.EXPOSED);
    LISTS.put("plot-deck", Zone.PLOT_DECK);
    LISTS.put("group-deck", Zone.GROUP_DECK);
    LISTS.put("discard", Zone.DISCARD);
    LISTS.put("destroyed", Zone.DESTROYED);
  }

  private final CardSheet sheet;
  private final Names names;
  private final Seat seat;
  private final Node.Fields fields;
  private final List<Lying> all = new ArrayList<>();
  private final Map<Integer, CardFacts> printed = new LinkedHashMap<>();

  /** A card, where it lies, and what else is said of it. */
  private record Lying(String name, CardFacts facts, Zone zone, Node.Fields details) {}

  PlayerReader(CardSheet sheet, Names names, Seat seat, Node node) {
    this.sheet = sheet;
    this.names = names;
    this.seat = seat;
    this.fields = empty(node) ? new Node.Fields(node.line(), Map.of()) : node.fields();
    fields.only(Format.PLAYER);
    illuminati();
    fields
        .get("structure")
        .ifPresent(
            groups ->
                groups
                    .fields()
                    .values()
                    .forEach((name, node1) -> lies(name, node1, Zone.STRUCTURE)));
    LISTS.forEach((key, zone) -> fields.get(key).ifPresent(list -> list(list, zone)));
  }

  private static boolean empty(Node node) {
    return node instanceof Node.Text text && text.value().isEmpty();
  }

  /** Numbers and places the cards, from {@code first} on; returns the next free number. */
  int place(GameEdit edit, int first) {
    var number = first;
    for (var card : all) {
      edit.numbered(owner(card).index(), List.of(sheet.printed(card.facts())));
      names.add(card.name(), new CardId(number), card.details());
      printed.put(number, card.facts());
      edit.move(number, card.zone(), seat.index());
      put(edit, number, card);
      number++;
    }
    return number;
  }

  /** The player whose deck it came in, where that is another one (R2.5.4). */
  private Seat owner(Lying card) {
    return card.details().get("owner").map(node -> names.seat(node.text(), node)).orElse(seat);
  }

  /** Links the cards of which that is said, once all players' cards lie. */
  void link(GameEdit edit) {
    for (var card : all) {
      var to = card.details().get("link");
      if (to.isPresent()) {
        var number = names.card(card.name(), seat, edit.done(), card.details()).value();
        var linked = names.card(to.get().text(), seat, edit.done(), to.get()).value();
        var permanent = LinkRule.isPermanent(edit.done(), number, false);
        var state = edit.card(number).linked(linked);
        edit.card(number, permanent ? state.with(Mark.LINK_PERMANENT) : state);
      }
    }
  }

  private void illuminati() {
    var player = names.player(seat);
    var name = player + "-illuminati";
    var node = fields.get("illuminati");
    var none = new Node.Fields(fields.line(), Map.of());
    if (node.isEmpty() || node.orElseThrow() instanceof Node.Fields) {
      var details = node.map(Node::fields).orElse(none).only(Format.ILLUMINATI);
      var facts =
          details
              .get("card")
              .map(card -> sheet.card(card.text(), card))
              .orElseGet(() -> CardSheet.plainIlluminati(player));
      all.add(new Lying(name, facts, Zone.ILLUMINATI, details));
    } else {
      var card = node.orElseThrow();
      var facts = sheet.card(card.text(), card);
      all.add(new Lying(name, facts, Zone.ILLUMINATI, new Node.Fields(card.line(), Map.of())));
    }
  }

  /** A list of names; {@code other: name} is a second copy called {@code other}. */
  private void list(Node list, Zone zone) {
    for (var item : list.items()) {
      if (item instanceof Node.Fields entries) {
        entries.values().forEach((name, node) -> lies(name, node, zone));
      } else {
        lies(item.text(), new Node.Fields(item.line(), Map.of()), zone);
      }
    }
  }

  private void lies(String name, Node node, Zone zone) {
    if (node instanceof Node.Text(int line, String card)) {
      all.add(new Lying(name, sheet.card(card, node), zone, new Node.Fields(line, Map.of())));
      return;
    }
    var details = node.fields().only(Format.LYING);
    var facts =
        details
            .get("card")
            .map(card -> sheet.card(card.text(), card))
            .orElseGet(() -> sheet.card(name, node));
    all.add(new Lying(name, facts, zone, details));
  }

  private void put(GameEdit edit, int number, Lying card) {
    if (card.zone() == Zone.ILLUMINATI) {
      var state = edit.done().seat(seat.index()).led(number);
      edit.seat(seat.index(), turned(state));
    }
    if (card.zone() == Zone.STRUCTURE) {
      edit.card(number, edit.card(number).at(spot(edit, card)));
    }
    if (card.zone() == Zone.FACE_DOWN) {
      var under = PositionReader.need(card.details(), "under");
      var above = names.card(under.text(), seat, edit.done(), under).value();
      edit.card(number, edit.card(number).at(Spot.under(above)));
    }
    card.details()
        .get("tokens")
        .ifPresent(count -> edit.card(number, edit.card(number).withTokens(count.number())));
    for (var mark : items(card.details(), "marks")) {
      edit.card(number, edit.card(number).with(CardSheet.word(Mark.values(), mark)));
    }
    for (var word : items(card.details(), "words")) {
      edit.inForce(edit.inForce().with(new Marked(number, word.text(), number)));
    }
    if (card.zone() == Zone.RESOURCES && card.facts().unique()) {
      edit.unique(card.facts().id());
    }
  }

  private static List<Node> items(Node.Fields fields, String key) {
    return fields.get(key).map(Node::items).orElse(List.of());
  }

  private SeatState turned(SeatState state) {
    var turns = fields.get("turns").map(Node::number).orElse(PositionReader.TURNS_TAKEN);
    var next = state;
    for (var turn = 0; turn < turns; turn++) {
      next = next.turnOver();
    }
    return next.passing(passes(next));
  }

  /** The moments the player lets pass: those of a new one, less those named. */
  private Set<Moment> passes(SeatState state) {
    var passes = new HashSet<>(state.passes());
    for (var stop : items(fields, "stops")) {
      passes.remove(CardSheet.word(Moment.values(), stop));
    }
    return passes;
  }

  private Spot spot(GameEdit edit, Lying card) {
    var on = PositionReader.need(card.details(), "on");
    var master = names.card(on.text(), seat, edit.done(), on).value();
    var side = CardSheet.word(Side.values(), PositionReader.need(card.details(), "side"));
    var at = edit.card(master).spot();
    var arrows = printed.get(master).arrowsOut();
    if (!arrows.contains(side.turned(-at.rotation()))) {
      throw on.flaw("'" + on.text() + "' has no arrow pointing " + side + " as it lies");
    }
    var x = at.x() + side.dx();
    var y = at.y() + side.dy();
    var taken =
        printed.keySet().stream()
            .map(number -> edit.card(number))
            .anyMatch(other -> other.zone().inStructure() && covers(other.spot(), x, y));
    if (taken) {
      throw on.flaw("the cell on that side of '" + on.text() + "' is taken");
    }
    var rotation = card.facts().arrowIn().orElseThrow().turnsTo(side.opposite());
    return new Spot(master, side, rotation, x, y);
  }

  private static boolean covers(Spot spot, int x, int y) {
    return spot.x() == x && spot.y() == y && (spot.master() != 0 || (x == 0 && y == 0));
  }
}

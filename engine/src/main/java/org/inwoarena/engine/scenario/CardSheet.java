package org.inwoarena.engine.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.deck.CardSet;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.effect.CardText;
import org.inwoarena.engine.state.Printed;
import org.inwoarena.engine.yaml.Likeness;
import org.inwoarena.engine.yaml.Node;

/**
 * The cards a scenario may use: those of the catalogue, and ones that the scenario defines itself,
 * with nothing but numbers or with a text of their own, so that no other text gets in the way of
 * what it is about.
 */
final class CardSheet {

  /** Printed on an Illuminati that a scenario says nothing about. */
  private static final int PLAIN_ILLUMINATI_POWER = 8;

  private final Catalogue catalogue;
  private final Map<String, CardFacts> own = new LinkedHashMap<>();
  private final Map<String, CardText> texts = new LinkedHashMap<>();

  CardSheet(Catalogue catalogue, Optional<Node> cards) {
    this.catalogue = catalogue;
    cards.ifPresent(
        node ->
            node.fields()
                .values()
                .forEach(
                    (name, entry) -> {
                      own.put(name, facts(name, entry));
                      texts.put(name, text(name, entry));
                    }));
  }

  private CardText text(String name, Node entry) {
    return entry
        .fields()
        .get("text")
        .map(text -> catalogue.readText(name, text))
        .orElseGet(() -> CardText.none(name));
  }

  CardFacts card(String name, Node mentioned) {
    return Optional.ofNullable(own.get(name))
        .or(() -> catalogue.find(name))
        .orElseThrow(
            () ->
                mentioned.flaw(
                    "no card is called '"
                        + name
                        + "', neither under cards nor in the catalogue"
                        + Likeness.hint(name, known())));
  }

  private List<String> known() {
    return Stream.concat(own.keySet().stream(), catalogue.cards().stream().map(CardFacts::id))
        .toList();
  }

  /** The card with its text. */
  Printed printed(CardFacts facts) {
    var text = Optional.ofNullable(texts.get(facts.id()));
    return Printed.of(facts, text.orElseGet(() -> catalogue.text(facts.id())));
  }

  /** An Illuminati without text for a player whose Illuminati does not matter. */
  static CardFacts plainIlluminati(String player) {
    var name = "illuminati-" + player.toLowerCase(Locale.ROOT);
    return new Facts(name).kind(CardKind.ILLUMINATI).power(PLAIN_ILLUMINATI_POWER).build();
  }

  private static CardFacts facts(String name, Node node) {
    var entry = node.fields().only(Format.CARD);
    var facts = new Facts(name);
    entry.get("kind").ifPresent(kind -> facts.kind(word(CardKind.values(), kind)));
    entry.get("power").ifPresent(power -> facts.power(power.number()));
    entry.get("global").ifPresent(power -> facts.globalPower = power.number());
    entry.get("resistance").ifPresent(r -> facts.resistance = OptionalInt.of(r.number()));
    entry.get("alignments").ifPresent(all -> facts.alignments = words(Alignment.values(), all));
    entry
        .get("attributes")
        .ifPresent(all -> facts.attributes = all.items().stream().map(Node::text).toList());
    entry.get("in").ifPresent(side -> facts.in = Optional.of(word(Side.values(), side)));
    entry.get("out").ifPresent(sides -> facts.out = words(Side.values(), sides));
    entry.get("unique").ifPresent(yes -> facts.unique = yes(yes));
    entry.get("action").ifPresent(yes -> facts.action = yes(yes));
    return facts.build();
  }

  static boolean yes(Node node) {
    return switch (node.text()) {
      case "true", "yes" -> true;
      case "false", "no" -> false;
      default -> throw node.flaw("expected true or false, not '" + node.text() + "'");
    };
  }

  static <E extends Enum<E>> E word(E[] values, Node node) {
    var wanted = node.text().toUpperCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
    return Stream.of(values)
        .filter(value -> value.name().equals(wanted))
        .findFirst()
        .orElseThrow(() -> node.flaw("'" + node.text() + "' is none of " + inWords(values)));
  }

  private static String inWords(Enum<?>[] values) {
    return Stream.of(values)
        .map(value -> value.name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .collect(Collectors.joining(", "));
  }

  static <E extends Enum<E>> List<E> words(E[] values, Node node) {
    return node.items().stream().map(item -> word(values, item)).toList();
  }

  /** A card in the making; what is not said is nothing, and arrows lie as on most Groups. */
  private static final class Facts {
    private final String id;
    private CardKind kind = CardKind.ORGANIZATION;
    private int power;
    private int globalPower;
    private OptionalInt resistance = OptionalInt.empty();
    private List<Alignment> alignments = List.of();
    private List<String> attributes = List.of();
    private Optional<Side> in = Optional.of(Side.TOP);
    private List<Side> out = List.of(Side.RIGHT, Side.BOTTOM, Side.LEFT);
    private boolean unique;
    private boolean action;

    Facts(String id) {
      this.id = id;
    }

    Facts kind(CardKind value) {
      kind = value;
      return this;
    }

    Facts power(int value) {
      power = value;
      return this;
    }

    CardFacts build() {
      var illuminati = kind == CardKind.ILLUMINATI;
      return new CardFacts(
          id,
          id,
          CardSet.BASE,
          kind,
          List.of(),
          Optional.empty(),
          Optional.empty(),
          alignments,
          List.of(),
          Optional.empty(),
          attributes,
          power,
          Optional.empty(),
          illuminati && globalPower == 0 ? power : globalPower,
          kind.isGroup() && resistance.isEmpty() ? OptionalInt.of(0) : resistance,
          Optional.empty(),
          kind.isGroup() ? in : Optional.empty(),
          illuminati ? List.of(Side.values()) : kind.isGroup() ? out : List.of(),
          unique,
          action,
          Optional.empty(),
          "",
          Optional.empty(),
          "C",
          Optional.empty());
    }
  }
}

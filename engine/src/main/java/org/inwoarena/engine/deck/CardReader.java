package org.inwoarena.engine.deck;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.api.Words;

/** Reads one file of card data, strictly: an unknown word is an error that names the card. */
final class CardReader {

  private static final String SOMETIMES = " (sometimes)";

  private final Map<String, CardKind> kinds = byWord(CardKind.values(), CardKind::word);
  private final Map<String, CardSet> sets = byWord(CardSet.values(), CardSet::word);
  private final Map<String, Alignment> alignments = byWord(Alignment.values(), Alignment::word);
  private final Map<String, Side> sides = byWord(Side.values(), Words::printed);
  private final JsonMapper json = new JsonMapper();

  List<CardFacts> read(byte[] file) throws IOException {
    var cards = new ArrayList<CardFacts>();
    for (var node : json.readTree(file)) {
      try {
        cards.add(card(node));
      } catch (IllegalArgumentException wrong) {
        throw new IOException(
            "card " + node.path("id").asText() + ": " + wrong.getMessage(), wrong);
      }
    }
    return cards;
  }

  private CardFacts card(JsonNode node) {
    var printed = words(node, "alignments");
    return new CardFacts(
        need(node, "id"),
        need(node, "name"),
        known(sets, need(node, "set")),
        known(kinds, need(node, "kind")),
        words(node, "aliases"),
        text(node, "keyword"),
        text(node, "color"),
        printed.stream().filter(word -> !word.endsWith(SOMETIMES)).map(this::alignment).toList(),
        printed.stream().filter(word -> word.endsWith(SOMETIMES)).map(this::alignment).toList(),
        text(node, "alignmentsNote"),
        words(node, "attributes"),
        node.path("power").asInt(0),
        text(node, "powerNote"),
        node.path("globalPower").asInt(0),
        node.has("resistance")
            ? OptionalInt.of(node.get("resistance").intValue())
            : OptionalInt.empty(),
        text(node, "resistanceNote"),
        text(node, "arrowIn").map(side -> known(sides, side)),
        words(node, "arrowsOut").stream().map(side -> known(sides, side)).sorted().toList(),
        node.path("unique").asBoolean(false),
        node.path("getsAction").asBoolean(false),
        text(node, "requires"),
        need(node, "effect"),
        text(node, "errata"),
        need(node, "rarity"),
        text(node, "unsure"));
  }

  private Alignment alignment(String printed) {
    return known(alignments, printed.replace(SOMETIMES, ""));
  }

  private static String need(JsonNode node, String field) {
    return text(node, field).orElseThrow(() -> new IllegalArgumentException("no " + field));
  }

  private static Optional<String> text(JsonNode node, String field) {
    return Optional.ofNullable(node.path(field).textValue());
  }

  private static List<String> words(JsonNode node, String field) {
    return node.path(field).valueStream().map(JsonNode::asText).toList();
  }

  private static <T> T known(Map<String, T> words, String word) {
    return Optional.ofNullable(words.get(word))
        .orElseThrow(() -> new IllegalArgumentException("unknown word '" + word + "'"));
  }

  private static <T> Map<String, T> byWord(T[] values, Function<T, String> word) {
    return Stream.of(values).collect(Collectors.toUnmodifiableMap(word, Function.identity()));
  }
}

package org.inwoarena.engine.deck;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.inwoarena.engine.effect.CardText;
import org.inwoarena.engine.effect.reading.CardTextReader;
import org.inwoarena.engine.effect.reading.Known;
import org.inwoarena.engine.yaml.Node;

/** What every card says, as the engine carries it out. */
final class CardTexts {

  /** The files of card texts, one for each family of cards. */
  static final List<String> FILES =
      List.of(
          "illuminati",
          "goals",
          "nwos",
          "disasters",
          "assassinations",
          "plots-shared",
          "plots-answers",
          "plots-attacks",
          "plots-cards",
          "plots-links",
          "plots-others",
          "organizations",
          "personalities",
          "places",
          "resources",
          "plots-assassins",
          "groups-assassins",
          "subgenius-plots",
          "subgenius-groups");

  private static final String TEMPLATES = "templates";

  private final CardTextReader reader;
  private final Map<String, CardText> byId;

  private CardTexts(CardTextReader reader, Map<String, CardText> byId) {
    this.reader = reader;
    this.byId = byId;
  }

  /** Reads the files that come with the engine, and adds them to the digest. */
  static CardTexts load(Collection<CardFacts> cards, MessageDigest digest) {
    var reader = new CardTextReader(known(cards), name(TEMPLATES), file(TEMPLATES, digest));
    var texts = new TreeMap<String, CardText>();
    var flaws = new ArrayList<String>();
    for (var file : FILES) {
      var reading = reader.read(name(file), file(file, digest));
      flaws.addAll(reading.flaws());
      reading
          .texts()
          .forEach(
              (id, text) -> {
                if (texts.put(id, text) != null) {
                  flaws.add(name(file) + ": " + id + " has a text in an earlier file");
                }
              });
    }
    if (!flaws.isEmpty()) {
      throw new IllegalStateException("card texts:\n" + String.join("\n", flaws));
    }
    return new CardTexts(reader, Map.copyOf(texts));
  }

  /** What that card says; nothing, and that incompletely, where no file says it yet. */
  CardText of(String id) {
    return Optional.ofNullable(byId.get(id)).orElseGet(() -> CardText.none(id));
  }

  /** What a card would say that has such an entry. */
  CardText read(String id, Node entry) {
    return reader.text(id, entry);
  }

  static Known known(Collection<CardFacts> cards) {
    return new Known(
        cards.stream().map(CardFacts::id).collect(Collectors.toSet()),
        cards.stream().flatMap(card -> card.attributes().stream()).collect(Collectors.toSet()));
  }

  private static String name(String file) {
    return "cards/effects/" + file + ".yaml";
  }

  private static String file(String file, MessageDigest digest) {
    try (var in = CardTexts.class.getResourceAsStream("/" + name(file))) {
      if (in == null) {
        throw new IllegalStateException("card texts missing: " + name(file));
      }
      var bytes = in.readAllBytes();
      digest.update(bytes);
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException("card texts " + name(file), unreadable);
    }
  }
}

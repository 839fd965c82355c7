package org.inwoarena.engine.deck;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.inwoarena.engine.effect.CardText;
import org.inwoarena.engine.yaml.Node;

/** All cards the platform knows. Immutable; load it once and hand it on. */
public final class Catalogue {

  private final SortedMap<String, CardFacts> byId;
  private final SortedMap<NameKey, List<CardFacts>> byName;
  private final CardTexts texts;
  private final String hash;

  private Catalogue(List<CardFacts> cards, CardTexts texts, String hash) {
    var ids = new TreeMap<String, CardFacts>();
    var names = new TreeMap<NameKey, List<CardFacts>>();
    for (var card : cards) {
      if (ids.put(card.id(), card) != null) {
        throw new IllegalStateException("two cards have the id " + card.id());
      }
      index(names, card, card.name());
      card.aliases().forEach(alias -> index(names, card, alias));
    }
    names.replaceAll((key, sameName) -> List.copyOf(sameName));
    this.byId = Collections.unmodifiableSortedMap(ids);
    this.byName = Collections.unmodifiableSortedMap(names);
    this.texts = texts;
    this.hash = hash;
  }

  /** Reads the card data and card texts that come with the engine. */
  public static Catalogue load() {
    var digest = sha256();
    var reader = new CardReader();
    var cards = new ArrayList<CardFacts>();
    for (var set : CardSet.values()) {
      try (var in = Catalogue.class.getResourceAsStream(set.resource())) {
        if (in == null) {
          throw new IllegalStateException("card data missing: " + set.resource());
        }
        var bytes = in.readAllBytes();
        digest.update(bytes);
        cards.addAll(reader.read(bytes));
      } catch (IOException unreadable) {
        throw new UncheckedIOException("card data " + set.resource(), unreadable);
      }
    }
    var texts = CardTexts.load(cards, digest);
    return new Catalogue(cards, texts, HexFormat.of().formatHex(digest.digest()));
  }

  /** SHA-256 of the card data and card texts, hex: games and decks pin it. */
  public String hash() {
    return hash;
  }

  /** Every card, by id. */
  public List<CardFacts> cards() {
    return List.copyOf(byId.values());
  }

  /** The card with this id, which must exist. */
  public CardFacts card(String id) {
    return find(id).orElseThrow(() -> new IllegalArgumentException("no card has the id " + id));
  }

  /** The card with this id, if there is one. */
  public Optional<CardFacts> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** What the card with this id says; nothing for ids that no file of card texts has. */
  public CardText text(String id) {
    return texts.of(id);
  }

  /** What a card of a scenario says, written as in the files of card texts. */
  public CardText readText(String id, Node entry) {
    return texts.read(id, entry);
  }

  /** Cards whose name or alias is spelled like this, apart from case, punctuation and the like. */
  public List<CardFacts> named(String name) {
    return byName.getOrDefault(NameKey.of(name), List.of());
  }

  /** All spellings, for suggestions. */
  SortedMap<NameKey, List<CardFacts>> spellings() {
    return byName;
  }

  private static void index(
      SortedMap<NameKey, List<CardFacts>> names, CardFacts card, String name) {
    var same = names.computeIfAbsent(NameKey.of(name), key -> new ArrayList<>());
    if (!same.contains(card)) {
      same.add(card);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}

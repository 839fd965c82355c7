package org.inwoarena.deck.statistics;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.DeckList;

/**
 * What a deck is made of, copies counted one by one. Printed numbers only.
 *
 * @param groupDeck cards with the puppet back: Groups and Resources (R1.2.4)
 * @param plotDeck cards with the hand back, spare Illuminati included (R1.2.4)
 * @param kinds how many cards of each kind
 * @param alignments Groups of each Alignment; a Group of several counts for each
 * @param unaligned Groups without an Alignment
 * @param attributes Groups and Resources of each Attribute
 * @param power how many Groups of each Power
 * @param totalPower of all Groups
 * @param resistance how many Groups of each Resistance
 * @param arrows outgoing control arrows of all Groups
 * @param goals under each of its Illuminati
 */
public record DeckStatistics(
    int cards,
    int groupDeck,
    int plotDeck,
    SortedMap<String, Integer> kinds,
    SortedMap<String, Integer> alignments,
    int unaligned,
    SortedMap<String, Integer> attributes,
    SortedMap<Integer, Integer> power,
    int totalPower,
    SortedMap<Integer, Integer> resistance,
    int arrows,
    List<UnderIlluminati> goals) {

  /** Which goals the deck can reach under one of its Illuminati, by card id. */
  public record UnderIlluminati(String illuminati, List<GoalReach> goals) {
    /** Keeps an own copy. */
    public UnderIlluminati {
      goals = List.copyOf(goals);
    }
  }

  /** Keeps an own copy. */
  public DeckStatistics {
    goals = List.copyOf(goals);
  }

  /** The statistics of a list; cards the catalogue no longer has are left out. */
  public static DeckStatistics of(Catalogue catalogue, DeckList list) {
    var deck = list.cards().stream().flatMap(id -> catalogue.find(id).stream()).toList();
    var groups = deck.stream().filter(card -> card.kind().isGroup()).toList();
    var inGroupDeck = deck.stream().filter(card -> card.kind().inGroupDeck()).toList();
    return new DeckStatistics(
        deck.size(),
        inGroupDeck.size(),
        deck.size() - inGroupDeck.size(),
        tally(deck, card -> Stream.of(card.kind().word())),
        tally(groups, card -> card.alignments().stream().map(Alignment::word)),
        (int) groups.stream().filter(card -> card.alignments().isEmpty()).count(),
        tally(inGroupDeck, card -> card.attributes().stream()),
        tally(groups, card -> Stream.of(card.power())),
        groups.stream().mapToInt(CardFacts::power).sum(),
        tally(groups, card -> card.resistance().stream().boxed()),
        groups.stream().mapToInt(card -> card.arrowsOut().size()).sum(),
        goals(catalogue, deck));
  }

  private static List<UnderIlluminati> goals(Catalogue catalogue, List<CardFacts> deck) {
    return deck.stream()
        .filter(CardFacts::isIlluminati)
        .distinct()
        .map(card -> new UnderIlluminati(card.id(), new GoalChecks(catalogue, card, deck).all()))
        .toList();
  }

  private static <K extends Comparable<K>> SortedMap<K, Integer> tally(
      List<CardFacts> cards, Function<CardFacts, Stream<K>> by) {
    var counted = new TreeMap<K, Integer>();
    cards.stream().flatMap(by).forEach(key -> counted.merge(key, 1, Integer::sum));
    return Collections.unmodifiableSortedMap(counted);
  }
}

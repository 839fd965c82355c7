package org.inwoarena.engine.deck;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes decks for other programs and for people. */
public final class DeckWriter {

  private final Catalogue catalogue;

  /** A writer that knows the cards of one catalogue. */
  public DeckWriter(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** The deck as a {@code .dek} file of LackeyCCG. */
  public String lackey(DeckList list) {
    var out =
        new StringBuilder("<deck version=\"0.8\">\n\t<meta>\n\t\t<game>INWO</game>\n\t</meta>\n");
    parts(list)
        .forEach(
            (zone, cards) -> {
              out.append("\t<superzone name=\"").append(zone.lackey).append("\">\n");
              cards.forEach(card -> out.append(lackeyCard(card)));
              out.append("\t</superzone>\n");
            });
    return out.append("</deck>\n").toString();
  }

  /** The deck as text, one line per card with its count. */
  public String text(String name, DeckList list) {
    var out = new StringBuilder("# ").append(name.replaceAll("\\R", " ")).append('\n');
    parts(list)
        .forEach(
            (zone, cards) -> {
              out.append('\n').append(zone.heading).append(" (").append(cards.size()).append(")\n");
              counted(cards)
                  .forEach((card, n) -> out.append(n).append("x ").append(card).append('\n'));
            });
    return out.toString();
  }

  private enum Zone {
    LEAD("Lead Cards", "Illuminati"),
    GROUPS("Group Deck", "Groups"),
    PLOTS("Plot Deck", "Plots");

    private final String lackey;
    private final String heading;

    Zone(String lackey, String heading) {
      this.lackey = lackey;
      this.heading = heading;
    }

    boolean holds(CardFacts card) {
      return switch (this) {
        case LEAD -> card.isIlluminati();
        case GROUPS -> card.kind().inGroupDeck();
        case PLOTS -> card.kind().inPlotDeck() && !card.isIlluminati();
      };
    }
  }

  private Map<Zone, List<CardFacts>> parts(DeckList list) {
    var parts = new LinkedHashMap<Zone, List<CardFacts>>();
    for (var zone : Zone.values()) {
      parts.put(zone, list.cards().stream().map(catalogue::card).filter(zone::holds).toList());
    }
    return parts;
  }

  private static Map<String, Long> counted(List<CardFacts> cards) {
    return cards.stream()
        .collect(Collectors.groupingBy(CardFacts::name, TreeMap::new, Collectors.counting()));
  }

  private static String lackeyCard(CardFacts card) {
    // LackeyCCG finds a card by its own spelling, which is our first alias where it differs.
    var name = card.aliases().isEmpty() ? card.name() : card.aliases().getFirst();
    return "\t\t<card><name>%s</name><set>%s</set></card>\n"
        .formatted(escaped(name), card.set().lackeyName());
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}

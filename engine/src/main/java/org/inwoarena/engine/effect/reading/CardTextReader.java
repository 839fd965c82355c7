package org.inwoarena.engine.effect.reading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.CardText;
import org.inwoarena.engine.yaml.Flaw;
import org.inwoarena.engine.yaml.Node;
import org.inwoarena.engine.yaml.NodeReader;

/** Reads files of card texts: an entry per card id, each a list of abilities and templates. */
public final class CardTextReader {

  /** Says which sentence of a card is not written yet. */
  private static final String MISSING = "missing";

  /** Marks an ability that nothing silences (R4.9.4). */
  private static final String INSTRUCTION = "instruction";

  private final Known known;
  private final TextReader reader;
  private final Map<String, Template> templates;

  /** A reader with the templates of that file. */
  public CardTextReader(Known known, String file, String templates) {
    this.known = known;
    this.reader = new TextReader(known);
    this.templates = templates(file, templates);
  }

  /** What one file holds, and what is wrong with it. */
  public record Reading(Map<String, CardText> texts, List<String> flaws) {
    /** Keeps own copies. */
    public Reading {
      texts = Map.copyOf(texts);
      flaws = List.copyOf(flaws);
    }
  }

  /**
   * Reads a file to its end, whatever is wrong on the way.
   *
   * @param file its name, for messages
   */
  public Reading read(String file, String yaml) {
    var texts = new LinkedHashMap<String, CardText>();
    var flaws = new ArrayList<String>();
    try {
      for (var document : NodeReader.read(yaml)) {
        document.fields().values().forEach((id, entry) -> entry(file, id, entry, texts, flaws));
      }
    } catch (Flaw unreadable) {
      flaws.add(told(file, unreadable));
    }
    return new Reading(texts, flaws);
  }

  /** What that card says, by a list of abilities and templates. */
  public CardText text(String id, Node entry) {
    var abilities = new ArrayList<Ability>();
    var instructions = new HashSet<Integer>();
    var complete = true;
    for (var item : entry.items().stream().flatMap(this::spelledOut).toList()) {
      if (says(item, MISSING)) {
        complete = false;
      } else if (item instanceof Node.Fields marked && says(item, INSTRUCTION)) {
        instructions.add(abilities.size());
        abilities.add(reader.ability(marked.values().get(INSTRUCTION)));
      } else {
        abilities.add(reader.ability(item));
      }
    }
    return new CardText(id, abilities, complete, instructions);
  }

  private void entry(
      String file, String id, Node entry, Map<String, CardText> texts, List<String> flaws) {
    try {
      if (!known.cards().contains(id)) {
        throw entry.flaw("no card has the id '" + id + "'");
      }
      texts.put(id, text(id, entry));
    } catch (Flaw flaw) {
      flaws.add(told(file, flaw));
    }
  }

  private Stream<Node> spelledOut(Node item) {
    if (item instanceof Node.Fields fields && fields.values().size() == 1) {
      var word = fields.values().keySet().iterator().next();
      if (templates.containsKey(word)) {
        return templates.get(word).with(fields.values().get(word)).stream();
      }
    }
    return Stream.of(item);
  }

  private static boolean says(Node item, String word) {
    return item instanceof Node.Fields fields && fields.values().keySet().equals(Set.of(word));
  }

  private static Map<String, Template> templates(String file, String yaml) {
    try {
      var templates = new LinkedHashMap<String, Template>();
      NodeReader.read(yaml).stream()
          .flatMap(document -> document.fields().values().entrySet().stream())
          .forEach(
              entry ->
                  templates.put(entry.getKey(), Template.of(entry.getKey(), entry.getValue())));
      return Map.copyOf(templates);
    } catch (Flaw flaw) {
      throw new IllegalArgumentException(told(file, flaw), flaw);
    }
  }

  private static String told(String file, Flaw flaw) {
    return file + ":" + flaw.line() + ": " + flaw.getMessage();
  }
}

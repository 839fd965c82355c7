package org.inwoarena.engine.deck;

import java.util.List;

/**
 * What the validator says about a deck: everything there is to say, at once.
 *
 * @param validator version of the validator and of the card data it used
 * @param terms what it was checked against
 * @param cards how many cards the deck lists
 * @param recognised how many of them are known
 * @param illuminati ids of its Illuminati, each once
 * @param list the known cards
 * @param problems in the order of the file, then those of the whole deck
 */
public record DeckReport(
    String validator,
    DeckTerms terms,
    int cards,
    int recognised,
    List<String> illuminati,
    DeckList list,
    List<DeckProblem> problems) {

  /** Keeps own copies. */
  public DeckReport {
    illuminati = List.copyOf(illuminati);
    problems = List.copyOf(problems);
  }

  /** Whether it may be registered for the format. */
  public boolean ok() {
    return problems.stream().allMatch(p -> p.severity() == DeckProblem.Severity.NOTE);
  }

  /** Whether the list is the whole deck, so that keeping the list loses nothing. */
  public boolean complete() {
    return problems.stream().noneMatch(p -> p.severity() == DeckProblem.Severity.ERROR);
  }
}

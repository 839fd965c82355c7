package org.inwoarena.engine.deck;

/** Terms for tests, on a day that never changes. */
final class TestFormats {

  static final Day TODAY = new Day("2026-12-01");

  private TestFormats() {}

  static DeckTerms terms(String format) {
    return DeckTerms.of(Formats.load().find(format).orElseThrow(), TODAY);
  }
}

package org.inwoarena.game.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.Day;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.deck.DeckReader;
import org.inwoarena.engine.deck.DeckTerms;
import org.inwoarena.engine.deck.DeckValidator;
import org.inwoarena.engine.deck.Formats;

/** The decks that ship with the platform. */
public final class TestDecks {

  private static final Path FOLDER = Path.of("..", "deploy", "decks");

  private TestDecks() {}

  /** A shipped deck by file name. */
  public static DeckList shipped(Catalogue catalogue, String name) {
    try {
      var bytes = Files.readAllBytes(FOLDER.resolve(name + ".txt"));
      var file = new DeckReader(catalogue).read(bytes, Optional.of(name));
      var terms =
          DeckTerms.of(Formats.load().find("constructed").orElseThrow(), new Day("2026-12-01"));
      var report = new DeckValidator(catalogue).check(file, terms);
      if (!report.ok()) {
        throw new IllegalStateException(name + ": " + report.problems());
      }
      return report.list();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

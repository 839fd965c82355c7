package org.inwoarena.engine.trial;

import org.inwoarena.engine.Engine;
import org.inwoarena.engine.deck.Catalogue;

/** Where random games are played: an engine and a store of cards to make decks of. */
public record Table(Engine engine, Decks decks) {

  /** A table with these cards. */
  public static Table of(Catalogue catalogue) {
    return new Table(new Engine(catalogue), new Decks(catalogue));
  }
}

package org.inwoarena.engine.state;

import org.inwoarena.engine.api.Deck;

/** Where a card can lie (section 2.5). */
public enum Zone {
  /** Not shuffled yet: its owner may look and choose (R1.3.1, R1.3.5). */
  LIST("deck", false),
  PLOT_DECK("plot-deck", false),
  GROUP_DECK("group-deck", false),
  /** Hidden Plots, Groups and Resources drawn and not played. */
  HAND("hand", false),
  /** Exposed Plots; still part of the hand (R3.2.4). */
  EXPOSED("exposed", true),
  ILLUMINATI("illuminati", true),
  /** In a Power Structure, the Illuminati apart. */
  STRUCTURE("structure", true),
  /** Captured or moved and not yet put down again. */
  LIFTED("lifted", true),
  RESOURCES("resources", true),
  /** Resources under a card that hides them; not in play before they are turned up (R16.6.3). */
  FACE_DOWN("face-down", false),
  /** Plots that stay: NWOs, Plots with a lasting effect or a link (R2.5.5). */
  TABLE("table", true),
  /** Just played from hand and under attack (R2.5.6, R8.6.12). */
  ATTACKED("attacked", true),
  /** Played and waiting for what it was played into to be resolved (R3.1.7). */
  PLAYED("played", true),
  /** Illuminati cards laid down as agents, beside the Resources (R16.3.3). */
  AGENTS("agents", true),
  DISCARD("discard", true),
  /** Destroyed, in the pile of the player credited (R9.2.13). */
  DESTROYED("destroyed", true),
  /** A lead that equalled another (R1.3.6). */
  SET_ASIDE("set-aside", true),
  /** Out of the game with an eliminated player (R15.1.3). */
  REMOVED("removed", false);

  private final String word;
  private final boolean open;

  Zone(String word, boolean open) {
    this.word = word;
    this.open = open;
  }

  /** Where the undrawn cards of a deck lie. */
  public static Zone of(Deck deck) {
    return deck == Deck.PLOT ? PLOT_DECK : GROUP_DECK;
  }

  /** What views call it. */
  public String word() {
    return word;
  }

  /** Whether everybody sees the cards in it (R2.5.1). */
  public boolean open() {
    return open;
  }

  /** Whether an undrawn card lies here. */
  public boolean isDeck() {
    return this == PLOT_DECK || this == GROUP_DECK;
  }

  /** Whether a card here is in play (R2.5.5), for the moment of being moved too. */
  public boolean inPlay() {
    return inStructure() || this == LIFTED || this == RESOURCES || this == TABLE;
  }

  /** Whether a card here is in play as a Group. */
  public boolean inStructure() {
    return this == ILLUMINATI || this == STRUCTURE;
  }
}

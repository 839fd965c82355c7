package org.inwoarena.engine.state;

/** What is remembered of a card, until the turn ends or for good. */
public enum Mark {
  /** Captured in this turn: no token before the next one (R8.6.6). */
  CAPTURED(false),
  /** Attacked from hand and rolled for without success (R8.6.3). */
  ROLLED_FOR(false),
  /** Gets one token less in this turn's phase 4 (R20.2.2). */
  FORGOES(false),
  /** A token of it was spent in this turn. */
  ACTED(false),
  /**
   * On an Illuminati: its player destroyed his own last puppet for his Goal and stays to the end of
   * the turn (R15.1.4, R15.1.10).
   */
  OUTLASTS(false),
  /** Its link was moved in this turn (R17.1.7). */
  LINK_MOVED(false),
  /** Its link has brought a token in this turn (R17.1.9). */
  LINK_USED(false),
  /** Devastated until Relief (12.4). */
  DEVASTATED(true),
  /** A Personality killed by an Assassination (R12.2.4). */
  DEAD(true),
  /** Destroyed to nobody's credit (R9.2.13). */
  UNCREDITED(true),
  /** Its link can be moved or removed only by a Plot (R17.1.6). */
  LINK_PERMANENT(true),
  /** Its link has no effect for a time (R17.2.1). */
  LINK_ASLEEP(true);

  /** The bits of the marks that outlive the turn. */
  static final int LASTING = lasting();

  private final boolean stays;

  Mark(boolean stays) {
    this.stays = stays;
  }

  /** The bit of this mark; never stored. */
  @SuppressWarnings("EnumOrdinal")
  int bit() {
    return 1 << ordinal();
  }

  private static int lasting() {
    var bits = 0;
    for (var mark : values()) {
      if (mark.stays) {
        bits |= mark.bit();
      }
    }
    return bits;
  }
}

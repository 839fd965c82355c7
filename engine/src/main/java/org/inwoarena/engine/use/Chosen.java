package org.inwoarena.engine.use;

import java.util.List;

/** The outcome of one selection: complete, still to be asked, or impossible. */
sealed interface Chosen {

  /** These cards, or seats. */
  record Complete(List<Integer> values) implements Chosen {
    public Complete {
      values = List.copyOf(values);
    }
  }

  /** Somebody has to choose first. */
  record Open(Ask ask) implements Chosen {}

  /** Chance has to choose first, among these. */
  record Lot(List<Integer> among) implements Chosen {
    public Lot {
      among = List.copyOf(among);
    }
  }

  /** Nothing qualifies where something must. */
  record Impossible() implements Chosen {}
}

package org.inwoarena.tournament.format;

/** How an event finds its winner. */
public sealed interface Format {

  /** With fewer entrants there is no event. */
  int fewest();

  /** Whether it begins with rounds that count for standings. */
  boolean hasTable();

  /** Whether a bracket decides in the end, and how wide it is for so many entrants; else 0. */
  int bracket(int entrants);

  /** Equal scores meet, for a number of rounds; the standings decide. */
  record Swiss() implements Format {
    @Override
    public int fewest() {
      return 2;
    }

    @Override
    public boolean hasTable() {
      return true;
    }

    @Override
    public int bracket(int entrants) {
      return 0;
    }
  }

  /**
   * Swiss rounds, then single elimination among the best.
   *
   * @param cut 4 or 8
   */
  record SwissWithCut(int cut, boolean thirdPlace) implements Format {
    /** Refuses other cuts. */
    public SwissWithCut {
      if (cut != 4 && cut != 8) {
        throw new IllegalArgumentException("the cut is to the top 4 or 8, not " + cut);
      }
    }

    @Override
    public int fewest() {
      return cut;
    }

    @Override
    public boolean hasTable() {
      return true;
    }

    @Override
    public int bracket(int entrants) {
      return cut;
    }
  }

  /** Whoever loses a match is out. */
  record SingleElimination(boolean thirdPlace) implements Format {
    @Override
    public int fewest() {
      return 2;
    }

    @Override
    public boolean hasTable() {
      return false;
    }

    @Override
    public int bracket(int entrants) {
      return entrants;
    }
  }

  /** Whoever loses two matches is out; the final may need a second match. */
  record DoubleElimination() implements Format {
    @Override
    public int fewest() {
      return 2;
    }

    @Override
    public boolean hasTable() {
      return false;
    }

    @Override
    public int bracket(int entrants) {
      return entrants;
    }
  }

  /**
   * All play all.
   *
   * @param cycles 1 or 2
   */
  record RoundRobin(int cycles) implements Format {
    /** Refuses other numbers. */
    public RoundRobin {
      if (cycles != 1 && cycles != 2) {
        throw new IllegalArgumentException("all play all once or twice, not " + cycles);
      }
    }

    @Override
    public int fewest() {
      return 2;
    }

    @Override
    public boolean hasTable() {
      return true;
    }

    @Override
    public int bracket(int entrants) {
      return 0;
    }
  }
}

package org.inwoarena.game.match;

/** What a match was like earlier, for a judge who undoes what followed. */
public interface Past {

  /** For matches that do not go back. */
  Past NONE =
      new Past() {
        @Override
        public HostedMatch at(long seq) {
          throw new IllegalStateException("nothing earlier is at hand, not even row " + seq);
        }

        @Override
        public long standing(long seq) {
          return seq;
        }
      };

  /** The match as it stood after that journal row. */
  HostedMatch at(long seq);

  /**
   * The journal row to go back to, so that the match stands as it did at that row, between two
   * commands: the last row of the last command that was done then and not undone.
   */
  long standing(long seq);
}

package org.inwoarena.tournament.life;

/** A table of a round. */
public record TableId(int round, int table) implements Comparable<TableId> {
  @Override
  public int compareTo(TableId other) {
    return round != other.round
        ? Integer.compare(round, other.round)
        : Integer.compare(table, other.table);
  }

  @Override
  public String toString() {
    return "table " + table + " of round " + round;
  }
}

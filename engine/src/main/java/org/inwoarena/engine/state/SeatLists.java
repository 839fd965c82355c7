package org.inwoarena.engine.state;

import java.util.ArrayList;
import java.util.List;

/** Every list of seats there can be, so that asking who still plays costs nothing. */
final class SeatLists {

  private static final int MOST_SEATS = 6;

  private static final List<List<Integer>> BY_BITS = all();

  private SeatLists() {}

  /** The seats whose bits are set, in order. */
  static List<Integer> of(int bits) {
    return BY_BITS.get(bits);
  }

  private static List<List<Integer>> all() {
    var lists = new ArrayList<List<Integer>>();
    for (var bits = 0; bits < 1 << MOST_SEATS; bits++) {
      var seats = new ArrayList<Integer>();
      for (var seat = 0; seat < MOST_SEATS; seat++) {
        if ((bits & 1 << seat) != 0) {
          seats.add(seat);
        }
      }
      lists.add(List.copyOf(seats));
    }
    return List.copyOf(lists);
  }
}

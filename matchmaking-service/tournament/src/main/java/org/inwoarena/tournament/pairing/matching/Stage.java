package org.inwoarena.tournament.pairing.matching;

import java.util.ArrayList;
import java.util.List;

/**
 * Neighbouring criteria packed into one weight: a unit of an earlier one outweighs all of the later
 * ones together. The packed weights stay far below the 1e10 that JGraphT's solver takes for
 * infinite.
 *
 * @param units what a unit of each criterion weighs
 * @param outweighing more than any perfect matching weighs
 */
record Stage(List<Criterion> criteria, long[] units, long outweighing) {

  private static final long LARGEST = 1_000_000;

  static Stage of(List<Criterion> criteria) {
    var units = new long[criteria.size()];
    var unit = 1L;
    for (var index = criteria.size() - 1; index >= 0; index--) {
      units[index] = unit;
      unit *= criteria.get(index).worst() + 1;
    }
    return new Stage(criteria, units, unit);
  }

  /**
   * As few stages as the limit on weights allows; criteria that cost nobody anything are left out.
   */
  static List<Stage> pack(List<Criterion> criteria) {
    var stages = new ArrayList<Stage>();
    var open = new ArrayList<Criterion>();
    var size = 1L;
    for (var criterion : criteria) {
      var range = criterion.worst() + 1;
      if (range == 1) {
        continue;
      }
      if (!open.isEmpty() && size > LARGEST / range) {
        stages.add(of(List.copyOf(open)));
        open.clear();
        size = 1;
      }
      open.add(criterion);
      size *= range;
    }
    if (!open.isEmpty()) {
      stages.add(of(List.copyOf(open)));
    }
    return stages;
  }

  long cost(int one, int other) {
    var sum = 0L;
    for (var index = 0; index < units.length; index++) {
      sum += units[index] * criteria.get(index).cost(one, other);
    }
    return sum;
  }
}

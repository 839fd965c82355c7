package org.inwoarena.tournament.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;

/** Puts likely opponents near each other: by points, then by lot or as the first round wants it. */
final class Seating {

  static final Comparator<Contender> START_LIST =
      Comparator.comparing(Contender::startNumber).thenComparing(Contender::id);

  private Seating() {}

  /** Those to be seated: a judge's couples are not. */
  static List<Contender> of(SwissRound round) {
    var forced = new HashSet<String>();
    round.forced().forEach(couple -> forced.addAll(List.of(couple.one(), couple.other())));
    var free =
        round.contenders().stream().filter(contender -> !forced.contains(contender.id())).toList();
    var ordered = round.byStartList() ? zipped(free) : lots(free, round);
    return ordered.stream().sorted(Comparator.comparing(Contender::points).reversed()).toList();
  }

  private static List<Contender> lots(List<Contender> contenders, SwissRound round) {
    var lots = new ArrayList<>(contenders);
    lots.sort(START_LIST);
    Collections.shuffle(lots, new SplittableRandom(31 * round.seed() + round.number()));
    return lots;
  }

  /** First of the upper half, first of the lower half, second of the upper half... */
  private static List<Contender> zipped(List<Contender> contenders) {
    var startList = contenders.stream().sorted(START_LIST).toList();
    var half = startList.size() / 2;
    var zipped = new ArrayList<Contender>();
    for (var place = 0; place < half; place++) {
      zipped.add(startList.get(place));
      zipped.add(startList.get(half + place));
    }
    zipped.addAll(startList.subList(2 * half, startList.size()));
    return zipped;
  }
}

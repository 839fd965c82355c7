package org.inwoarena.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.inwoarena.tournament.pairing.Outcome.Paired;
import org.inwoarena.tournament.pairing.Pairing;
import org.inwoarena.tournament.pairing.SwissPairing;
import org.inwoarena.tournament.pairing.SwissRound;
import org.inwoarena.tournament.pairing.trial.Accidents;
import org.inwoarena.tournament.pairing.trial.RandomEvent;

/** Measures how long it takes to pair one Swiss round after eight were played. */
public final class PairingBench {

  private static final int PLAYED = 8;
  private static final int WARM_UP = 20;
  private static final List<Size> SIZES =
      List.of(
          new Size(100, Optional.empty()),
          new Size(300, Optional.empty()),
          new Size(1_000, Optional.of(500.0)),
          new Size(3_000, Optional.empty()),
          new Size(5_000, Optional.of(5_000.0)));

  private final Consumer<String> out;
  private final SwissPairing swiss = new SwissPairing();

  /** A bench that says its lines at once. */
  public PairingBench(Consumer<String> out) {
    this.out = out;
  }

  /** An event's size and what pairing its round may take, in milliseconds. */
  private record Size(int players, Optional<Double> limit) {}

  /**
   * Measures events of growing size.
   *
   * @param repeats how often each round is paired
   * @return whether the slowest of them kept the limits
   */
  public boolean run(int repeats) {
    for (var warmUp = 0; warmUp < WARM_UP; warmUp++) {
      paired(played(150, warmUp));
    }
    say("milliseconds of one core to pair round %d of a random event", PLAYED + 1);
    say("%8s %10s %10s %10s %10s %10s", "players", "least", "median", "most", "limit", "growth");
    var kept = true;
    var before = Optional.<Double>empty();
    for (var size : SIZES) {
      var round = played(size.players(), size.players());
      var times =
          LongStream.range(0, repeats)
              .mapToDouble(each -> measured(round) / 1e6)
              .sorted()
              .toArray();
      tell(size, times, before);
      before = Optional.of(times[repeats / 2]);
      kept &= size.limit().stream().allMatch(limit -> times[repeats - 1] < limit);
    }
    return kept;
  }

  private void tell(Size size, double[] times, Optional<Double> before) {
    var median = times[times.length / 2];
    say(
        "%8d %10.1f %10.1f %10.1f %10s %10s",
        size.players(),
        times[0],
        median,
        times[times.length - 1],
        size.limit().map(limit -> String.format(Locale.ROOT, "%.0f", limit)).orElse("-"),
        before.map(last -> String.format(Locale.ROOT, "x %.1f", median / last)).orElse("-"));
  }

  private SwissRound played(int players, long seed) {
    var event = new RandomEvent(players, Accidents.NONE, new SplittableRandom(seed));
    for (var round = 0; round < PLAYED; round++) {
      event.play(paired(event.round()));
    }
    return event.round();
  }

  private Pairing paired(SwissRound round) {
    if (swiss.pair(round) instanceof Paired(var pairing)) {
      return pairing;
    }
    throw new IllegalStateException("a round without accidents was not paired");
  }

  /** What else the machine does beside is not counted. */
  private long measured(SwissRound round) {
    var threads = ManagementFactory.getThreadMXBean();
    var before = threads.getCurrentThreadCpuTime();
    paired(round);
    return threads.getCurrentThreadCpuTime() - before;
  }

  private void say(String line, Object... values) {
    out.accept(String.format(Locale.ROOT, line, values));
  }
}

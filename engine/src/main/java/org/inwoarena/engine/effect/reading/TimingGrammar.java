package org.inwoarena.engine.effect.reading;

import java.util.ArrayList;
import java.util.Optional;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.effect.Timing;
import org.inwoarena.engine.effect.Who;

/** Timings: {@code own-turn}, {@code plot-played by rival}, {@code before destroyed}. */
final class TimingGrammar {

  private TimingGrammar() {}

  static Timing read(Tokens tokens) {
    return tokens.sees(Timing.Period.class, 0)
        ? new Timing.Open(tokens.constant(Timing.Period.class))
        : at(tokens);
  }

  static Timing.At at(Tokens tokens) {
    var before = tokens.takes("before");
    var moments = new ArrayList<Moment>();
    do {
      moments.add(tokens.constant(Moment.class));
    } while (tokens.takes("or"));
    var by = tokens.takes("by") ? Optional.of(tokens.constant(Who.class)) : Optional.<Who>empty();
    return new Timing.At(moments, before, by);
  }
}

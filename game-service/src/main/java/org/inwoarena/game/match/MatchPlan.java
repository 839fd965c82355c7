package org.inwoarena.game.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.contracts.MatchCreated.SeatPlan;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.game.clock.ClockRules;

/** Who plays what against whom, as ordered by matchmaking; never changes. */
public record MatchPlan(MatchCreated created) {

  /** The match id. */
  public String matchId() {
    return created.matchId();
  }

  /** All seats in order. */
  public List<Seat> seats() {
    return IntStream.range(0, created.seats().size()).mapToObj(Seat::new).toList();
  }

  /** Who sits there. */
  public SeatPlan at(Seat seat) {
    return created.seats().get(seat.index());
  }

  /** Where a player sits; empty for everybody else. */
  public Optional<Seat> seatOf(String player) {
    return seats().stream().filter(seat -> at(seat).player().equals(player)).findFirst();
  }

  /** Everybody, then each seat. */
  public List<Audience> audiences() {
    var audiences = new ArrayList<Audience>();
    audiences.add(new Audience.Everybody());
    seats().forEach(seat -> audiences.add(new Audience.At(seat)));
    return List.copyOf(audiences);
  }

  /** The clock rules. */
  public ClockRules clockRules() {
    var clocks = created.clocks();
    return new ClockRules(
        Duration.ofSeconds(clocks.bank()),
        Duration.ofSeconds(clocks.grace()),
        Duration.ofSeconds(clocks.cap()));
  }
}

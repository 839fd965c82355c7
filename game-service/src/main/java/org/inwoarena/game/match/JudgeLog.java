package org.inwoarena.game.match;

import java.util.Map;
import java.util.TreeMap;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.game.match.MatchEvent.ByJudge;
import org.inwoarena.game.match.MatchEvent.ClockExtended;
import org.inwoarena.game.match.MatchEvent.Paused;
import org.inwoarena.game.match.MatchEvent.Resumed;
import org.inwoarena.game.match.MatchEvent.Rewound;
import org.inwoarena.game.match.MatchEvent.Ruled;

/** What everybody at the table is told of a judge's acts: what, by whom and why. */
final class JudgeLog {

  private JudgeLog() {}

  static LogEntry entry(ByJudge act) {
    return switch (act) {
      case Paused paused -> line(act, "paused", Map.of());
      case Resumed resumed -> line(act, "resumed", Map.of());
      case ClockExtended(var authority, Seat seat, long millis) ->
          line(act, "extended", Map.of("seat", word(seat), "seconds", millis / 1000));
      case Rewound rewound -> line(act, "rewound", Map.of("turn", rewound.turn()));
      case Ruled ruled ->
          switch (ruled.ruling()) {
            case AWARD -> line(act, "awarded", Map.of());
            case ANNUL -> line(act, "annulled", Map.of());
            case GAME_LOSS ->
                line(act, "game-loss", Map.of("seat", word(ruled.seat().orElseThrow())));
          };
    };
  }

  private static LogEntry line(ByJudge act, String what, Map<String, Object> more) {
    var params = new TreeMap<>(more);
    params.put("reason", act.authority().reason());
    act.authority().judge().ifPresent(judge -> params.put("judge", "player:" + judge));
    return LogEntry.of((act.authority().judge().isPresent() ? "judge-" : "event-") + what, params);
  }

  private static String word(Seat seat) {
    return "seat:" + seat.index();
  }
}

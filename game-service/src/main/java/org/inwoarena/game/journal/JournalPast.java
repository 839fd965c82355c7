package org.inwoarena.game.journal;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.inwoarena.game.match.HostedMatch;
import org.inwoarena.game.match.MatchEvent.Rewound;
import org.inwoarena.game.match.MatchPlan;
import org.inwoarena.game.match.Past;

/** The past of a match, read from its rows. */
final class JournalPast implements Past {

  private static final String ACTED = "host.acted";
  private static final String REWOUND = "host.rewound";

  private final Journal journal;
  private final MatchPlan plan;
  private final List<JournalEntry> rows;

  JournalPast(Journal journal, MatchPlan plan, List<JournalEntry> rows) {
    this.journal = journal;
    this.plan = plan;
    this.rows = List.copyOf(rows);
  }

  @Override
  public HostedMatch at(long seq) {
    return journal.read(plan, rows.subList(0, Math.toIntExact(seq)));
  }

  /** All rows of one command share the number of the parts that show it. */
  @Override
  public long standing(long seq) {
    var commands =
        rows.stream()
            .collect(
                Collectors.groupingBy(JournalEntry::viewSeq, TreeMap::new, Collectors.toList()));
    var standing = 0L;
    for (var command : commands.values()) {
      var end = command.getLast().seq();
      if (standing > 0 && end > seq) {
        break;
      }
      standing = after(command, standing == 0 ? end : standing);
    }
    return standing;
  }

  /** What was done in the game moves it on; what was undone takes it back. */
  private long after(List<JournalEntry> command, long before) {
    var standing = before;
    for (var row : command) {
      if (row.type().equals(ACTED)) {
        standing = command.getLast().seq();
      } else if (row.type().equals(REWOUND)) {
        standing = ((Rewound) journal.event(row)).to();
      }
    }
    return standing;
  }
}

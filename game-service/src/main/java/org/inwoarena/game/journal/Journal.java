package org.inwoarena.game.journal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.inwoarena.contracts.Json;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.event.Events;
import org.inwoarena.game.match.Commit;
import org.inwoarena.game.match.Fold;
import org.inwoarena.game.match.HostedMatch;
import org.inwoarena.game.match.MatchEvent;
import org.inwoarena.game.match.MatchEvent.OfHost;
import org.inwoarena.game.match.MatchEvent.Played;
import org.inwoarena.game.match.MatchPlan;
import org.inwoarena.game.match.Past;

/** Writes commits as journal rows and reads matches back from them. */
public final class Journal {

  private static final String OF_HOST = "host.";
  private static final int HOST_VERSION = 1;

  private final JsonMapper json = Json.mapper();
  private final Events events = new Events();
  private final Fold fold;

  /** A journal of matches played on this engine. */
  public Journal(Engine engine) {
    this.fold = new Fold(engine);
  }

  /** The rows of a commit, numbered on from the match's last row. */
  public List<JournalEntry> entries(Commit commit, Instant at, Cause cause) {
    var rows = new ArrayList<JournalEntry>();
    var seq = commit.before().seq();
    for (var step : commit.steps()) {
      rows.add(entry(commit.after(), ++seq, step.event(), at, cause));
    }
    return rows;
  }

  /**
   * The match as its rows tell it.
   *
   * @throws IllegalStateException when the sequence has a gap or a duplicate
   */
  public HostedMatch read(MatchPlan plan, List<JournalEntry> rows) {
    var match = HostedMatch.empty(plan);
    var past = past(plan, rows);
    for (var row : rows) {
      if (row.seq() != match.seq() + 1) {
        throw new IllegalStateException(
            "journal of " + plan.matchId() + ": row " + row.seq() + " follows " + match.seq());
      }
      match = fold.apply(match, event(row), past).shown(row.viewSeq());
    }
    return match;
  }

  /** What the match of these rows was like earlier. */
  public Past past(MatchPlan plan, List<JournalEntry> rows) {
    return new JournalPast(this, plan, rows);
  }

  /** The newest commands of a match with what each led to, the newest last. */
  public List<Step> steps(MatchPlan plan, List<JournalEntry> rows, int atMost) {
    var commands = new TreeMap<Long, Step>();
    var past = past(plan, rows);
    var match = HostedMatch.empty(plan);
    for (var row : rows) {
      var step = new Commit.Step(match.game(), event(row));
      match = fold.apply(match, step.event(), past).shown(row.viewSeq());
      commands.merge(row.viewSeq(), new Step(row, List.of(step)), Step::and);
    }
    var all = List.copyOf(commands.values());
    return all.subList(Math.max(0, all.size() - atMost), all.size());
  }

  /** What rows say. */
  public List<MatchEvent> events(List<JournalEntry> rows) {
    return rows.stream().map(this::event).toList();
  }

  /** What a row says. */
  public MatchEvent event(JournalEntry row) {
    try {
      return row.type().startsWith(OF_HOST)
          ? json.readValue(row.payload(), OfHost.class)
          : new Played(events.read(row.payload()));
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException(
          "journal of " + row.matchId() + ": row " + row.seq() + " cannot be read", broken);
    }
  }

  private JournalEntry entry(
      HostedMatch after, long seq, MatchEvent event, Instant at, Cause cause) {
    var payload = payload(event);
    return new JournalEntry(
        after.plan().matchId(),
        seq,
        after.viewSeq(),
        type(payload),
        version(event),
        at,
        cause.commandId(),
        cause.actor(),
        cause.trace(),
        payload);
  }

  private String payload(MatchEvent event) {
    try {
      return switch (event) {
        case Played played -> events.write(played.event());
        case OfHost host -> json.writerFor(OfHost.class).writeValueAsString(host);
      };
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("cannot write " + event, broken);
    }
  }

  private String type(String payload) {
    try {
      return json.readTree(payload).path("type").asText();
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("unreadable payload", broken);
    }
  }

  private static int version(MatchEvent event) {
    return switch (event) {
      case Played played -> Events.VERSION;
      case OfHost host -> HOST_VERSION;
    };
  }
}

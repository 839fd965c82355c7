package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameCommand.ExtendRound;
import org.inwoarena.contracts.GameCommand.RoundTime;
import org.inwoarena.contracts.GameCommand.TimeOut;
import org.inwoarena.contracts.MatchSummary.State;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.game.clock.Outage;
import org.inwoarena.game.journal.Cause;
import org.inwoarena.game.match.Commit;
import org.inwoarena.game.match.Host;
import org.inwoarena.game.match.HostedMatch;
import org.inwoarena.game.store.Head;
import org.jboss.logging.Logger;

/** What time does to matches: prompts and rounds run out, outages are given back. */
@ApplicationScoped
class ClockCommands {

  private static final Logger LOG = Logger.getLogger(ClockCommands.class);

  private final Matches matches;
  private final Host host;
  private final Committer committer;

  ClockCommands(Matches matches, Host host, Committer committer) {
    this.matches = matches;
    this.host = host;
    this.committer = committer;
  }

  Uni<Void> timeOut(BatchRun run, GameCommand command, TimeOut timeOut) {
    return byClock(
        run,
        command,
        (head, match) ->
            host.timeOut(
                match,
                timeOut.prompt(),
                timeOut.deadline(),
                run.now(),
                HmacChance.of(head.seeds())));
  }

  Uni<Void> roundTime(BatchRun run, GameCommand command, RoundTime time) {
    return byClock(
        run,
        command,
        (head, match) ->
            host.roundTime(match, time.deadline(), run.now(), HmacChance.of(head.seeds())));
  }

  Uni<Void> extendRound(BatchRun run, GameCommand command, ExtendRound more) {
    var cause = new Cause(command.commandId(), "judge", Optional.empty());
    return running(
        run,
        command.matchId(),
        (head, match) ->
            committer.write(
                run, head, host.extendRound(match, more.ends()), cause, Optional.empty()));
  }

  Uni<Void> credit(BatchRun run, String matchId, Outage outage) {
    var cause = Cause.host("outage-until-" + outage.to());
    return running(
        run,
        matchId,
        (head, match) ->
            committer.write(run, head, host.credit(match, outage), cause, Optional.empty()));
  }

  private interface Verdict {
    Commit on(Head head, HostedMatch match);
  }

  private interface Effect {
    Uni<Void> on(Head head, HostedMatch match);
  }

  private Uni<Void> running(BatchRun run, String matchId, Effect effect) {
    return matches
        .lock(run, matchId)
        .map(found -> found.filter(head -> head.state() == State.RUNNING))
        .chain(
            found ->
                found.isEmpty()
                    ? Uni.createFrom().voidItem()
                    : matches
                        .current(run, found.get())
                        .chain(match -> effect.on(found.get(), match)));
  }

  private Uni<Void> byClock(BatchRun run, GameCommand command, Verdict verdict) {
    var cause = new Cause(command.commandId(), "clock", Optional.empty());
    return running(
        run,
        command.matchId(),
        (head, match) -> {
          try {
            var commit = verdict.on(head, match);
            return committer.write(run, head, commit, cause, Optional.empty());
          } catch (RuntimeException fault) {
            LOG.errorf(fault, "match %s: %s failed", head.matchId(), command.body());
            return Uni.createFrom().voidItem();
          }
        });
  }
}

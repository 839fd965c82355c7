package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameCommand.Judged;
import org.inwoarena.contracts.GameView.Reply;
import org.inwoarena.contracts.JudgeAct;
import org.inwoarena.contracts.MatchSummary.State;
import org.inwoarena.contracts.PlayerNotice;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.game.journal.Cause;
import org.inwoarena.game.journal.Journal;
import org.inwoarena.game.match.Commit;
import org.inwoarena.game.match.Completion;
import org.inwoarena.game.match.HostedMatch;
import org.inwoarena.game.match.Judging;
import org.inwoarena.game.match.Order;
import org.inwoarena.game.match.Past;
import org.inwoarena.game.match.Refusals;
import org.inwoarena.game.store.EarlyActStore;
import org.inwoarena.game.store.Head;
import org.inwoarena.game.store.MatchStore;
import org.inwoarena.kit.outbox.Outbox;
import org.jboss.logging.Logger;

/**
 * What judges do to matches. A repeat does nothing; an act whose match has not begun waits for it,
 * and later acts wait their turn behind it.
 */
@ApplicationScoped
class JudgeCommands {

  /** Who acts where the event itself does: a player left it. */
  private static final String EVENT = "event";

  private static final Logger LOG = Logger.getLogger(JudgeCommands.class);

  private final Matches matches;
  private final MatchStore store;
  private final EarlyActStore early;
  private final Judging judging;
  private final Journal journal;
  private final Committer committer;
  private final Completion completion;
  private final Outbox outbox;

  JudgeCommands(
      Matches matches,
      MatchStore store,
      EarlyActStore early,
      Judging judging,
      Journal journal,
      Committer committer,
      Completion completion,
      Outbox outbox) {
    this.matches = matches;
    this.store = store;
    this.early = early;
    this.judging = judging;
    this.journal = journal;
    this.committer = committer;
    this.completion = completion;
    this.outbox = outbox;
  }

  /** An order on its way through one run. */
  private record Asked(GameCommand command, Order order, Cause cause) {
    String actor() {
      return cause.actor();
    }

    Reply reply(Optional<Refusal> refusal, OptionalLong viewSeq) {
      return new Reply(
          actor(), command.commandId(), Optional.empty(), refusal.isEmpty(), refusal, viewSeq);
    }
  }

  Uni<Void> judge(BatchRun run, GameCommand command, Judged judged, Optional<String> trace) {
    var actor = command.player().orElse(EVENT);
    var asked =
        new Asked(
            command,
            new Order(command.player(), judged.act(), judged.reason()),
            new Cause(command.commandId(), actor, trace));
    return matches
        .lock(run, command.matchId())
        .chain(head -> begun(head) ? inTurn(run, head.get(), asked) : early(run, asked));
  }

  private static boolean begun(Optional<Head> head) {
    return head.filter(known -> known.state() != State.CREATED).isPresent();
  }

  private Uni<Void> early(BatchRun run, Asked asked) {
    return early.keep(run.session(), asked.command(), run.now());
  }

  private Uni<Void> inTurn(BatchRun run, Head head, Asked asked) {
    return early
        .first(run.session(), head.matchId())
        .chain(
            first ->
                first.isEmpty() || first.get().equals(asked.command().commandId())
                    ? once(run, head, asked)
                        .chain(() -> early.forget(run.session(), asked.command()))
                    : early(run, asked));
  }

  private Uni<Void> once(BatchRun run, Head head, Asked asked) {
    return store
        .reply(run.session(), head.matchId(), asked.actor(), asked.command().commandId())
        .chain(known -> known.isPresent() ? Uni.createFrom().voidItem() : decide(run, head, asked));
  }

  private Uni<Void> decide(BatchRun run, Head head, Asked asked) {
    if (head.state() != State.RUNNING) {
      return answer(run, head, asked, Optional.of(Refusals.of("game-over")), OptionalLong.empty());
    }
    return matches
        .current(run, head)
        .chain(match -> past(run, head, asked).map(past -> attempt(run, head, match, asked, past)))
        .chain(
            commit ->
                committer
                    .write(run, head, commit, asked.cause(), Optional.empty())
                    .chain(() -> answer(run, head, asked, commit)));
  }

  private Uni<Past> past(BatchRun run, Head head, Asked asked) {
    return asked.order().act() instanceof JudgeAct.Rewind
        ? store.journal(run.session(), head.matchId()).map(rows -> journal.past(head.plan(), rows))
        : Uni.createFrom().item(Past.NONE);
  }

  /** A fault in the rules must not stop the match, let alone the shard: it is a refusal. */
  private Commit attempt(BatchRun run, Head head, HostedMatch match, Asked asked, Past past) {
    try {
      return judging.carryOut(match, asked.order(), run.now(), HmacChance.of(head.seeds()), past);
    } catch (RuntimeException fault) {
      LOG.errorf(fault, "match %s: %s failed", head.matchId(), asked.order());
      return new Commit(match, match, List.of(), Optional.of(Refusals.of("host-fault")));
    }
  }

  private Uni<Void> answer(BatchRun run, Head head, Asked asked, Commit commit) {
    var shown =
        commit.refusal().isEmpty()
            ? OptionalLong.of(commit.after().viewSeq())
            : OptionalLong.empty();
    return answer(run, head, asked, commit.refusal(), shown);
  }

  private Uni<Void> answer(
      BatchRun run, Head head, Asked asked, Optional<Refusal> refusal, OptionalLong shown) {
    return store
        .keep(run.session(), head.matchId(), asked.reply(refusal, shown))
        .chain(
            () ->
                InOrder.each(
                    notices(run, head, asked, refusal),
                    notice -> outbox.add(run.session(), notice)));
  }

  /** Both players are told what was done; of what could not be done only the judge. */
  private List<PlayerNotice> notices(
      BatchRun run, Head head, Asked asked, Optional<Refusal> refusal) {
    var id = asked.command().commandId();
    return refusal
        .map(why -> completion.actRefused(head.plan(), id, asked.order(), why, run.now()))
        .orElseGet(() -> completion.judged(head.plan(), id, asked.order(), run.now()));
  }
}

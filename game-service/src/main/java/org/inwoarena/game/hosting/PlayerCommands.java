package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.lang.reflect.RecordComponent;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameCommand.Play;
import org.inwoarena.contracts.GameView.Reply;
import org.inwoarena.contracts.MatchSummary.State;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.game.journal.Cause;
import org.inwoarena.game.match.Commit;
import org.inwoarena.game.match.Host;
import org.inwoarena.game.match.HostedMatch;
import org.inwoarena.game.match.Move;
import org.inwoarena.game.match.Refusals;
import org.inwoarena.game.store.Head;
import org.inwoarena.game.store.MatchStore;
import org.jboss.logging.Logger;

/** Commands of players: every one gets exactly one reply, a repeat the same one again. */
@ApplicationScoped
class PlayerCommands {

  private static final Logger LOG = Logger.getLogger(PlayerCommands.class);

  private final Matches matches;
  private final MatchStore store;
  private final Host host;
  private final Committer committer;

  PlayerCommands(Matches matches, MatchStore store, Host host, Committer committer) {
    this.matches = matches;
    this.store = store;
    this.host = host;
    this.committer = committer;
  }

  /** A play on its way through one run. */
  private record Asked(GameCommand command, Play play, Cause cause) {
    String player() {
      return command.player().orElseThrow();
    }

    Reply refused(Refusal refusal) {
      return reply(Optional.of(refusal), OptionalLong.empty());
    }

    Reply reply(Optional<Refusal> refusal, OptionalLong viewSeq) {
      return new Reply(
          player(), command.commandId(), play.prompt(), refusal.isEmpty(), refusal, viewSeq);
    }
  }

  Uni<Void> play(BatchRun run, GameCommand command, Play play, Optional<String> trace) {
    var cause = new Cause(command.commandId(), command.player().orElseThrow(), trace);
    var asked = new Asked(command, play, cause);
    return matches
        .lock(run, command.matchId())
        .chain(
            head ->
                head.isPresent()
                    ? once(run, head.get(), asked)
                    : pass(run, asked, asked.refused(Refusals.of("unknown-match"))));
  }

  private Uni<Void> once(BatchRun run, Head head, Asked asked) {
    return store
        .reply(run.session(), head.matchId(), asked.player(), asked.command().commandId())
        .chain(
            stored ->
                stored.isPresent() ? pass(run, asked, stored.get()) : decide(run, head, asked));
  }

  private static Uni<Void> pass(BatchRun run, Asked asked, Reply reply) {
    run.answer(asked.command().matchId(), reply);
    return Uni.createFrom().voidItem();
  }

  private Uni<Void> decide(BatchRun run, Head head, Asked asked) {
    var seat = head.plan().seatOf(asked.player());
    var refusal = refusal(head, seat, asked);
    if (refusal.isPresent()) {
      return committer.refuse(run, head, asked.refused(refusal.get()));
    }
    var move =
        new Move(
            seat.orElseThrow(),
            asked.play().prompt(),
            asked.play().command(),
            asked.command().receivedAt().truncatedTo(ChronoUnit.MILLIS));
    return matches
        .current(run, head)
        .chain(
            match -> {
              var commit = attempt(run, head, match, move);
              return committer.write(
                  run, head, commit, asked.cause(), Optional.of(reply(asked, commit)));
            });
  }

  private static Reply reply(Asked asked, Commit commit) {
    var shown =
        commit.refusal().isEmpty()
            ? OptionalLong.of(commit.after().viewSeq())
            : OptionalLong.empty();
    return asked.reply(commit.refusal(), shown);
  }

  /** A fault in the rules must not stop the match, let alone the shard: it is a refusal. */
  private Commit attempt(BatchRun run, Head head, HostedMatch match, Move move) {
    try {
      return host.play(match, move, run.now(), HmacChance.of(head.seeds()));
    } catch (RuntimeException fault) {
      LOG.errorf(fault, "match %s: %s failed", head.matchId(), move);
      return new Commit(match, match, List.of(), Optional.of(Refusals.of("host-fault")));
    }
  }

  private static Optional<Refusal> refusal(Head head, Optional<Seat> seat, Asked asked) {
    if (seat.isEmpty()) {
      return Optional.of(Refusals.of("not-at-this-table"));
    }
    if (asked.command().seat().filter(claimed -> !seat.get().equals(claimed)).isPresent()) {
      return Optional.of(Refusals.of("not-your-seat"));
    }
    if (head.state() != State.RUNNING) {
      return Optional.of(
          Refusals.of(head.state() == State.CREATED ? "match-not-started" : "game-over"));
    }
    return incomplete(asked.play().command())
        .map(part -> Refusals.of("incomplete-command", Map.of("part", part)));
  }

  /** JSON may leave components out; the rules never see such a command. */
  private static Optional<String> incomplete(Command command) {
    return Arrays.stream(command.getClass().getRecordComponents())
        .filter(component -> value(command, component) == null)
        .map(RecordComponent::getName)
        .findFirst();
  }

  private static Object value(Command command, RecordComponent component) {
    try {
      return component.getAccessor().invoke(command);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}

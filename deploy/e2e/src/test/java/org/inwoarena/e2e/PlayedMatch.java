package org.inwoarena.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.inwoarena.client.LadderApi.MatchRating;
import org.inwoarena.client.ProblemException;
import org.inwoarena.client.bots.Bot;
import org.inwoarena.client.bots.BotSeat;
import org.inwoarena.client.bots.RandomBot;
import org.inwoarena.client.socket.MatchSocket;
import org.inwoarena.contracts.MatchSummary;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Entity;

/** A match of two bots under the eyes of a spectator. */
final class PlayedMatch implements AutoCloseable {

  /** Three times what the slowest match took here. */
  private static final Duration PATIENCE = Duration.ofSeconds(150);

  private final Arena arena;
  private final String matchId;
  private final CountDownLatch held = new CountDownLatch(1);
  private final List<BotSeat> seats;
  private final List<MatchSocket> sockets;
  private final Spectator spectator;

  /**
   * Both sit down; the first one stops to think once the match has this many parts, until {@link
   * #goOn}.
   */
  PlayedMatch(Arena arena, String matchId, Contestant first, Contestant second, long stopAfter) {
    this.arena = arena;
    this.matchId = matchId;
    this.spectator = Spectator.of(arena, matchId);
    this.seats = List.of(new BotSeat(stopping(bot(1), stopAfter)), new BotSeat(bot(2)));
    this.sockets = List.of(sit(first, seats.get(0)), sit(second, seats.get(1)));
  }

  private static Bot bot(long seed) {
    return new RandomBot(new Random(seed), new SecureRandom());
  }

  private Bot stopping(Bot bot, long after) {
    return (prompt, view) -> {
      if (spectator.viewSeq() >= after) {
        think(held);
      }
      return bot.answer(prompt, view);
    };
  }

  private static void think(CountDownLatch latch) {
    try {
      if (!latch.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        throw new IllegalStateException("nobody said to go on");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private MatchSocket sit(Contestant contestant, BotSeat seat) {
    var client = contestant.client();
    return MatchSocket.open(
        client.http(), client.socket("/ws/matches/" + matchId), client.tokens(), seat);
  }

  /** Waits until this much has happened. */
  PlayedMatch reach(long viewSeq) {
    await().atMost(PATIENCE).until(() -> spectator.viewSeq() >= viewSeq);
    return this;
  }

  PlayedMatch goOn() {
    held.countDown();
    return this;
  }

  /** Plays to the end; players and spectator agree on it. */
  Entity.Result finish() {
    goOn();
    var results =
        seats.stream()
            .map(seat -> seat.result().orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join())
            .toList();
    await().atMost(PATIENCE).until(() -> spectator.table().result().isPresent());
    assertThat(results).containsOnly(spectator.table().result().orElseThrow());
    spectator.sawEverythingInOrder();
    return results.getFirst();
  }

  /** The second player gives up, which ends it at once. */
  Entity.Result concede() {
    sockets.getLast().act(new Command.Concede());
    return finish();
  }

  /** What the match did to both ratings, once it did. */
  MatchRating rating() {
    return await()
        .atMost(PATIENCE)
        .ignoreExceptionsInstanceOf(ProblemException.NotFound.class)
        .until(
            () -> arena.visitor().ladders().match(Contestant.LADDER, matchId),
            rating -> rating.changes().size() == 2);
  }

  MatchSummary summary() {
    return arena.visitor().matches().find(matchId);
  }

  /** The commitments the first player was given at the start. */
  Map<String, String> commitments() {
    return sockets.getFirst().commitments();
  }

  Spectator spectator() {
    return spectator;
  }

  MatchSocket socket(int seat) {
    return sockets.get(seat);
  }

  String id() {
    return matchId;
  }

  @Override
  public void close() {
    goOn();
    sockets.forEach(MatchSocket::close);
    spectator.close();
  }
}

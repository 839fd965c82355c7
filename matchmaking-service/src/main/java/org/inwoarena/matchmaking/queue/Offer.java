package org.inwoarena.matchmaking.queue;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;
import static org.inwoarena.matchmaking.refusal.Objection.unknown;

import com.fasterxml.jackson.annotation.JsonValue;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.inwoarena.matchmaking.queue.Pairing.Why;
import org.inwoarena.matchmaking.refusal.Refused;

/**
 * Two waiting players are asked whether they are there. Open until both accepted, one declined, or
 * the deadline passed.
 *
 * @param match what it became
 */
public record Offer(
    UUID id,
    String ladder,
    Side first,
    Side second,
    State state,
    Instant madeAt,
    Instant deadline,
    Optional<Instant> closedAt,
    Optional<UUID> match,
    Why why) {

  /** Where an offer stands. */
  public enum State {
    /** Not all have answered. */
    OPEN,
    /** Both accepted. */
    MATCHED,
    /** One said no. */
    DECLINED,
    /** One or both did not answer in time. */
    TIMED_OUT;

    /** As clients see it. */
    @JsonValue
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** A player's answer. */
  public enum Answer {
    /** None yet. */
    PENDING,
    /** He is there. */
    ACCEPTED,
    /** He would rather not. */
    DECLINED;

    /** As clients see it. */
    @JsonValue
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** One of the two. */
  public record Side(UUID ticket, String player, Answer answer) {
    private Side with(Answer given) {
      return new Side(ticket, player, given);
    }
  }

  /** A new offer for a pair. */
  public static Offer of(UUID id, String ladder, Pairing.Pair pair, Instant now, Duration time) {
    return new Offer(
        id,
        ladder,
        new Side(pair.first().ticket(), pair.first().player(), Answer.PENDING),
        new Side(pair.second().ticket(), pair.second().player(), Answer.PENDING),
        State.OPEN,
        now,
        now.plus(time),
        Optional.empty(),
        Optional.empty(),
        pair.why());
  }

  /** Both sides. */
  public List<Side> sides() {
    return List.of(first, second);
  }

  /** The side of a player; an offer of others does not exist for him. */
  public Side side(String player) {
    return sides().stream()
        .filter(side -> side.player().equals(player))
        .findAny()
        .orElseThrow(() -> new Refused(unknown("offer-unknown", "There is no such offer.")));
  }

  /** Whom a player would meet. */
  public Side opponent(String player) {
    return side(player).equals(first) ? second : first;
  }

  /** A player is there. Saying so twice is the same as once. */
  public Offer accept(String player, Instant now) {
    if (side(player).answer() == Answer.ACCEPTED && (state == State.OPEN || matched())) {
      return this;
    }
    checkOpen(now);
    return answered(player, Answer.ACCEPTED);
  }

  /** A player would rather not. Saying so twice is the same as once. */
  public Offer decline(String player, Instant now) {
    if (side(player).answer() == Answer.DECLINED) {
      return this;
    }
    checkOpen(now);
    return answered(player, Answer.DECLINED).closed(State.DECLINED, Optional.empty(), now);
  }

  /** Whether all that is missing is the match. */
  public boolean agreed() {
    return state == State.OPEN && sides().stream().allMatch(s -> s.answer() == Answer.ACCEPTED);
  }

  /** Whether it became a match. */
  public boolean matched() {
    return state == State.MATCHED;
  }

  /** It became a match. */
  public Offer became(UUID created, Instant now) {
    return closed(State.MATCHED, Optional.of(created), now);
  }

  /** Whether it waits for an answer that can no longer come in time. */
  public boolean overdue(Instant now) {
    return state == State.OPEN && now.isAfter(deadline);
  }

  /** The time for answers is over. */
  public Offer timedOut(Instant now) {
    return closed(State.TIMED_OUT, Optional.empty(), now);
  }

  /** Who keeps his place in the queue, now that the offer came to nothing. */
  public Stream<Side> blameless() {
    return sides().stream().filter(side -> !atFault(side));
  }

  /** Who let the other down. */
  public Stream<Side> atFault() {
    return sides().stream().filter(this::atFault);
  }

  private boolean atFault(Side side) {
    return switch (state) {
      case OPEN, MATCHED -> false;
      case DECLINED -> side.answer() == Answer.DECLINED;
      case TIMED_OUT -> side.answer() == Answer.PENDING;
    };
  }

  private void checkOpen(Instant now) {
    if (state != State.OPEN) {
      throw new Refused(conflict("offer-closed", "This offer is " + state.word() + "."));
    }
    if (overdue(now)) {
      throw new Refused(conflict("offer-timed-out", "The time to answer this offer is over."));
    }
  }

  private Offer answered(String player, Answer answer) {
    return new Offer(
        id,
        ladder,
        first.player().equals(player) ? first.with(answer) : first,
        second.player().equals(player) ? second.with(answer) : second,
        state,
        madeAt,
        deadline,
        closedAt,
        match,
        why);
  }

  private Offer closed(State how, Optional<UUID> created, Instant now) {
    if (state != State.OPEN) {
      throw new IllegalStateException("offer " + id + " is already " + state.word());
    }
    return new Offer(
        id, ladder, first, second, how, madeAt, deadline, Optional.of(now), created, why);
  }
}

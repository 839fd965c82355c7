package org.inwoarena.matchmaking.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.inwoarena.matchmaking.conduct.Doubling;
import org.inwoarena.matchmaking.queue.Pairing.Why;
import org.inwoarena.matchmaking.refusal.Refused;
import org.junit.jupiter.api.Test;

class OfferTest {

  private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");

  private final Offer offer =
      Offer.of(
          UUID.randomUUID(),
          "preview",
          new Pairing.Pair(waiting("ann"), waiting("ben"), new Why(0, 150, 0, 0, false)),
          NOW,
          Duration.ofSeconds(30));

  @Test
  void bothMustAccept() {
    var one = offer.accept("ann", NOW);
    assertThat(one.agreed()).isFalse();
    assertThat(one.accept("ann", NOW)).as("a double click").isEqualTo(one);
    var both = one.accept("ben", NOW);
    assertThat(both.agreed()).isTrue();

    var match = UUID.randomUUID();
    var closed = both.became(match, NOW);
    assertThat(closed.match()).contains(match);
    assertThat(closed.accept("ann", NOW.plusSeconds(99))).as("late repeat").isEqualTo(closed);
    assertThatThrownBy(() -> closed.decline("ann", NOW)).isInstanceOf(Refused.class);
  }

  @Test
  void whoeverDeclinedIsAtFault() {
    var declined = offer.accept("ann", NOW).decline("ben", NOW);
    assertThat(declined.atFault()).extracting(Offer.Side::player).containsExactly("ben");
    assertThat(declined.blameless()).extracting(Offer.Side::player).containsExactly("ann");
    assertThat(declined.decline("ben", NOW)).isEqualTo(declined);
    assertThatThrownBy(() -> declined.accept("ann", NOW)).isInstanceOf(Refused.class);

    assertThat(offer.decline("ben", NOW).blameless())
        .as("the other need not have answered")
        .extracting(Offer.Side::player)
        .containsExactly("ann");
  }

  @Test
  void whoeverDidNotAnswerInTimeIsAtFault() {
    assertThat(offer.overdue(NOW.plusSeconds(30))).isFalse();
    var late = NOW.plusSeconds(31);
    assertThat(offer.overdue(late)).isTrue();
    assertThatThrownBy(() -> offer.accept("ann", late)).isInstanceOf(Refused.class);

    var one = offer.accept("ann", NOW).timedOut(late);
    assertThat(one.atFault()).extracting(Offer.Side::player).containsExactly("ben");
    assertThat(one.blameless()).extracting(Offer.Side::player).containsExactly("ann");
    assertThat(offer.timedOut(late).atFault()).hasSize(2);
    assertThat(offer.timedOut(late).blameless()).isEmpty();
  }

  @Test
  void anOfferOfOthersDoesNotExist() {
    assertThatThrownBy(() -> offer.accept("eve", NOW))
        .isInstanceOfSatisfying(
            Refused.class, refused -> assertThat(refused.main().code()).isEqualTo("offer-unknown"));
  }

  @Test
  void bansGrowAndAreForgotten() {
    var discipline =
        new Discipline(
            new Doubling(Duration.ofSeconds(30), Duration.ofMinutes(15)), Duration.ofHours(24));
    var first = discipline.after("ann", Optional.empty(), Offer.State.TIMED_OUT, NOW);
    assertThat(first.bannedUntil()).isEqualTo(NOW.plusSeconds(30));
    var second = discipline.after("ann", Optional.of(first), Offer.State.TIMED_OUT, NOW);
    assertThat(second.bannedUntil()).isEqualTo(NOW.plusSeconds(60));
    var honest = discipline.after("ann", Optional.of(second), Offer.State.DECLINED, NOW);
    assertThat(honest.bannedUntil()).isEqualTo(NOW.plusSeconds(60));
    assertThat(second.ban().detail()).isEqualTo("You did not take 2 matches you had queued for.");
    var many = new Penalty("ann", 60, NOW, NOW);
    assertThat(discipline.after("ann", Optional.of(many), Offer.State.TIMED_OUT, NOW).bannedUntil())
        .isEqualTo(NOW.plus(Duration.ofMinutes(15)));
    var tomorrow = NOW.plus(Duration.ofHours(25));
    assertThat(discipline.after("ann", Optional.of(many), Offer.State.DECLINED, tomorrow))
        .isEqualTo(new Penalty("ann", 1, tomorrow, tomorrow));
  }

  private static Waiting waiting(String player) {
    return new Waiting(UUID.randomUUID(), player, 1500, NOW, Optional.empty(), Set.of());
  }
}

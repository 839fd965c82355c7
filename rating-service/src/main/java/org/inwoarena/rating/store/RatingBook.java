package org.inwoarena.rating.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.util.Comparator;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.rating.ladder.Exchange;
import org.inwoarena.rating.ladder.Misfit;
import org.inwoarena.rating.ladder.Outcome;
import org.inwoarena.rating.ladder.Outcome.Score;
import org.inwoarena.rating.ladder.Standing;

/**
 * Enters rated results, each once. Everything happens in the caller's session and transaction, one
 * step after the other: the ladder's row is locked, then both rating rows in player-id order.
 */
@ApplicationScoped
public class RatingBook {

  /** What became of a result. */
  public sealed interface Entry {}

  /** It was entered now. */
  public record Entered(RatedMatch rated) implements Entry {}

  /** It had been entered before; nothing changed. */
  public record Known() implements Entry {}

  /** It does not belong on the ladder it names; nothing changed. */
  public record Rejected(Misfit misfit) implements Entry {}

  /** Rates the result of a match on a ladder. */
  public Uni<Entry> enter(Mutiny.Session session, String ladder, Outcome outcome) {
    return session
        .find(LadderRow.class, ladder, LockModeType.PESSIMISTIC_WRITE)
        .chain(
            row ->
                row == null
                    ? rejected(Misfit.unknownLadder(ladder))
                    : row.ladder()
                        .misfit(outcome)
                        .map(RatingBook::rejected)
                        .orElseGet(() -> enterOnce(session, row, outcome)));
  }

  private static Uni<Entry> rejected(Misfit misfit) {
    return Uni.createFrom().item(new Rejected(misfit));
  }

  private static Uni<Entry> enterOnce(Mutiny.Session session, LadderRow row, Outcome outcome) {
    return session
        .find(RatedMatchRow.class, new RatedMatchRow.Key(row.ladder().id(), outcome.match()))
        .chain(
            known ->
                known == null
                    ? exchange(session, row, outcome)
                    : Uni.createFrom().item(new Known()));
  }

  private static Uni<Entry> exchange(Mutiny.Session session, LadderRow row, Outcome outcome) {
    var inOrder = outcome.scores().stream().sorted(Comparator.comparing(Score::player)).toList();
    return locked(session, row, inOrder.getFirst())
        .chain(
            first ->
                locked(session, row, inOrder.getLast())
                    .map(second -> exchange(first, second))
                    .chain(exchange -> write(session, row, outcome, exchange)));
  }

  private record Rated(Standing standing, int score) {}

  private static Uni<Rated> locked(Mutiny.Session session, LadderRow row, Score score) {
    var key = new RatingRow.Key(row.ladder().id(), score.player());
    return session
        .find(RatingRow.class, key, LockModeType.PESSIMISTIC_WRITE)
        .map(found -> found == null ? Standing.newcomer(score.player()) : found.standing())
        .map(standing -> new Rated(standing, score.halfPoints()));
  }

  private static Exchange exchange(Rated first, Rated second) {
    return Exchange.between(first.standing(), first.score(), second.standing(), second.score());
  }

  private static Uni<Entry> write(
      Mutiny.Session session, LadderRow row, Outcome outcome, Exchange exchange) {
    var ladder = row.ladder().id();
    var rated =
        new RatedMatch(ladder, outcome.match(), row.nextMatch(), outcome.endedAt(), exchange);
    var first = exchange.first();
    var second = exchange.second();
    return keep(session, ladder, first.after())
        .chain(() -> keep(session, ladder, second.after()))
        .chain(() -> session.persist(new RatedMatchRow(rated)))
        .chain(() -> session.persist(new RatingChangeRow(rated, first, second.player())))
        .chain(() -> session.persist(new RatingChangeRow(rated, second, first.player())))
        .chain(session::flush)
        .replaceWith(new Entered(rated));
  }

  private static Uni<Void> keep(Mutiny.Session session, String ladder, Standing standing) {
    return session
        .find(RatingRow.class, new RatingRow.Key(ladder, standing.player()))
        .chain(
            row -> {
              if (row == null) {
                return session.persist(new RatingRow(ladder, standing));
              }
              row.become(standing);
              return Uni.createFrom().voidItem();
            });
  }
}

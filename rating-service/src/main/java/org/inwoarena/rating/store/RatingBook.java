package org.inwoarena.rating.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.rating.ladder.Exchange;
import org.inwoarena.rating.ladder.Misfit;
import org.inwoarena.rating.ladder.Outcome;
import org.inwoarena.rating.ladder.Outcome.Score;

/**
 * Enters rated results, each once. Everything happens in the caller's session and transaction, one
 * step after the other: the ladder's row is locked, then both rating rows in player-id order.
 */
@ApplicationScoped
public class RatingBook {

  private final RatingRows ratings;
  private final CorrectionBook corrections;

  RatingBook(RatingRows ratings, CorrectionBook corrections) {
    this.ratings = ratings;
    this.corrections = corrections;
  }

  /** What became of a result. */
  public sealed interface Entry {}

  /** It was entered now; corrections that had come before it follow at once. */
  public record Entered(BookedEntry game, List<BookedEntry> corrections) implements Entry {
    /** Keeps an own copy. */
    public Entered {
      corrections = List.copyOf(corrections);
    }

    /** All entries written, in order. */
    public List<BookedEntry> all() {
      var all = new ArrayList<>(List.of(game));
      all.addAll(corrections);
      return all;
    }
  }

  /** It had been entered before; nothing changed. */
  public record Known() implements Entry {}

  /** It gets no rating by the ladder's own rules, and everybody can read why. */
  public record Withheld(Misfit why) implements Entry {}

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

  private Uni<Entry> enterOnce(Mutiny.Session session, LadderRow row, Outcome outcome) {
    var ladder = row.ladder();
    if (ladder.tooShort(outcome)) {
      return withhold(session, row, outcome);
    }
    return session
        .find(RatedMatchRow.class, new RatedMatchRow.Key(ladder.id(), outcome.match()))
        .chain(
            known ->
                known == null
                    ? exchange(session, row, outcome)
                    : Uni.createFrom().item(new Known()));
  }

  private static Uni<Entry> withhold(Mutiny.Session session, LadderRow row, Outcome outcome) {
    var why = row.ladder().shortMatch(outcome);
    return session
        .createNativeQuery(
            """
            insert into unrated_match (ladder, match, reason, detail, ended_at)
            values (:ladder, :match, :reason, :detail, :at) on conflict do nothing
            """)
        .setParameter("ladder", row.ladder().id())
        .setParameter("match", outcome.match())
        .setParameter("reason", why.code())
        .setParameter("detail", why.detail())
        .setParameter("at", outcome.endedAt())
        .executeUpdate()
        .map(written -> written == 0 ? new Known() : new Withheld(why));
  }

  private Uni<Entry> exchange(Mutiny.Session session, LadderRow row, Outcome outcome) {
    var inOrder = outcome.scores().stream().sorted(Comparator.comparing(Score::player)).toList();
    return ratings
        .locked(session, row.ladder().id(), inOrder.stream().map(Score::player).toList())
        .map(
            standings ->
                Exchange.between(
                    standings.getFirst(),
                    inOrder.getFirst().halfPoints(),
                    standings.getLast(),
                    inOrder.getLast().halfPoints()))
        .chain(exchange -> write(session, row, outcome, exchange));
  }

  private Uni<Entry> write(
      Mutiny.Session session, LadderRow row, Outcome outcome, Exchange exchange) {
    var ladder = row.ladder().id();
    var entry =
        new BookedEntry(
            ladder,
            Optional.of(outcome.match()),
            row.nextEntry(),
            outcome.endedAt(),
            List.copyOf(exchange.changes()));
    Uni<Void> written = session.persist(new RatedMatchRow(ladder, outcome, entry.seq()));
    for (var change : exchange.changes()) {
      written =
          written
              .chain(() -> ratings.played(session, ladder, change.after(), outcome.endedAt()))
              .chain(() -> session.persist(RatingChangeRow.of(entry, change, outcome.scores())));
    }
    return written
        .chain(session::flush)
        .chain(() -> corrections.applyWaiting(session, row, outcome.match()))
        .map(waiting -> new Entered(entry, waiting));
  }
}

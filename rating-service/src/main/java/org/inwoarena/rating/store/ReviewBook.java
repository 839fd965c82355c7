package org.inwoarena.rating.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.rating.review.PlayedGame;
import org.inwoarena.rating.review.ReviewRules;

/** Raises flags for review when a rated game was won, and keeps what judges say to them. */
@ApplicationScoped
public class ReviewBook {

  /** More history than any rule looks at. */
  private static final int HISTORY = 100;

  private final ReviewRules rules = ReviewRules.standard();

  /** Looks at a game that was just rated against what came before it. */
  public Uni<Void> look(Mutiny.Session session, String ladder, PlayedGame game, Instant now) {
    return before(session, ladder, game)
        .map(history -> rules.flags(game, history))
        .chain(
            flags -> {
              Uni<Void> raised = Uni.createFrom().voidItem();
              for (var flag : flags) {
                raised = raised.chain(() -> session.persist(new ReviewFlagRow(ladder, flag, now)));
              }
              return raised;
            });
  }

  private static Uni<List<PlayedGame>> before(
      Mutiny.Session session, String ladder, PlayedGame game) {
    return session
        .createSelectionQuery(
            """
            select new org.inwoarena.rating.review.PlayedGame(
              c.match, c.player, c.rival, coalesce(m.turns, 1000), c.endedAt)
            from RatingChangeRow c
            join RatedMatchRow m on m.ladder = c.ladder and m.match = c.match
            where c.ladder = :ladder and c.score = 2 and not c.superseded
              and c.match <> :match
              and (c.player in (:players) or c.rival in (:players))
            order by c.seq desc
            """,
            PlayedGame.class)
        .setParameter("ladder", ladder)
        .setParameter("match", game.match())
        .setParameter("players", List.of(game.winner(), game.loser()))
        .setMaxResults(HISTORY)
        .getResultList();
  }

  /** One page of a ladder's flags, newest first. */
  public Uni<List<FlagLine>> flags(
      Mutiny.Session session, String ladder, boolean open, int page, int size) {
    return session
        .createSelectionQuery(
            """
            from ReviewFlagRow f
            where f.ladder = :ladder and (f.closedAt is null or :open = false)
            order by f.raisedAt desc, f.id
            """,
            ReviewFlagRow.class)
        .setParameter("ladder", ladder)
        .setParameter("open", open)
        .setFirstResult(Math.multiplyExact(page, size))
        .setMaxResults(size)
        .getResultList()
        .map(rows -> rows.stream().map(ReviewFlagRow::line).toList());
  }

  /** How many flags a ladder has. */
  public Uni<Long> count(Mutiny.Session session, String ladder, boolean open) {
    return session
        .createSelectionQuery(
            """
            select count(*) from ReviewFlagRow f
            where f.ladder = :ladder and (f.closedAt is null or :open = false)
            """,
            Long.class)
        .setParameter("ladder", ladder)
        .setParameter("open", open)
        .getSingleResult();
  }

  /** What became of a verdict. */
  public sealed interface Closing {}

  /** The flag is closed now. */
  public record Closed(FlagLine flag) implements Closing {}

  /** Somebody has closed it before. */
  public record WasClosed(FlagLine flag) implements Closing {}

  /** Keeps a judge's verdict; empty if there is no such flag on the ladder. */
  public Uni<Optional<Closing>> close(
      Mutiny.Session session, String ladder, UUID id, String judge, String verdict, Instant now) {
    return session
        .find(ReviewFlagRow.class, id, LockModeType.PESSIMISTIC_WRITE)
        .map(
            row -> {
              if (row == null || !row.ladder().equals(ladder)) {
                return Optional.empty();
              }
              if (!row.open()) {
                return Optional.of(new WasClosed(row.line()));
              }
              row.close(judge, verdict, now);
              return Optional.of(new Closed(row.line()));
            });
  }
}

package org.inwoarena.rating.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.rating.ladder.Move;
import org.inwoarena.rating.ladder.SeasonReset;

/**
 * The seasons of ladders. When a planned season is due, the running one is over: its table is kept
 * for good and every rating goes half way back to the start, as one entry of the ladder's book. The
 * lock on the ladder's row lets one instance of several do it.
 */
@ApplicationScoped
public class SeasonBook {

  /** What became of a plan. */
  public sealed interface Planning {}

  /** The season is planned. */
  public record Planned(SeasonLine season) implements Planning {}

  /** One is planned already; there is never more than one. */
  public record AlreadyPlanned(SeasonLine season) implements Planning {}

  /** Plans the next season of a ladder that exists. */
  public Uni<Planning> plan(Mutiny.Session session, String ladder, String name, Instant startsAt) {
    return session
        .find(LadderRow.class, ladder, LockModeType.PESSIMISTIC_WRITE)
        .chain(() -> seasons(session, ladder))
        .chain(
            seasons -> {
              var last = seasons.getLast();
              if (last.planned()) {
                return Uni.createFrom().item(new AlreadyPlanned(last.line()));
              }
              var next = new SeasonRow(ladder, last.number() + 1, name, startsAt);
              return session.persist(next).replaceWith(new Planned(next.line()));
            });
  }

  /** Takes a plan back. */
  public Uni<Boolean> cancel(Mutiny.Session session, String ladder) {
    return session
        .createMutationQuery(
            "delete from SeasonRow s where s.ladder = :ladder and s.turnedSeq is null")
        .setParameter("ladder", ladder)
        .executeUpdate()
        .map(deleted -> deleted > 0);
  }

  /** Begins the planned season of a ladder if it is due; empty if there is nothing to do. */
  public Uni<Optional<BookedEntry>> turn(Mutiny.Session session, String ladder, Instant now) {
    return session
        .find(LadderRow.class, ladder, LockModeType.PESSIMISTIC_WRITE)
        .chain(
            row ->
                due(session, ladder, now)
                    .chain(
                        due ->
                            due == null
                                ? Uni.createFrom().item(Optional.<BookedEntry>empty())
                                : turn(session, row, due, now).map(Optional::of)));
  }

  private static Uni<SeasonRow> due(Mutiny.Session session, String ladder, Instant now) {
    return session
        .createSelectionQuery(
            """
            from SeasonRow s
            where s.ladder = :ladder and s.turnedSeq is null and s.startsAt <= :now
            """,
            SeasonRow.class)
        .setParameter("ladder", ladder)
        .setParameter("now", now)
        .getSingleResultOrNull();
  }

  private static Uni<BookedEntry> turn(
      Mutiny.Session session, LadderRow row, SeasonRow due, Instant now) {
    var ladder = row.ladder().id();
    return archive(session, ladder, due.number() - 1)
        .chain(() -> session.find(SeasonRow.class, new SeasonRow.Key(ladder, due.number() - 1)))
        .invoke(running -> running.end(now))
        // The running season must be over before the next one may run: a unique index says so.
        .chain(session::flush)
        .chain(() -> reset(session, ladder))
        .map(
            moves -> {
              var seq = row.nextEntry();
              due.begin(seq);
              return new BookedEntry(ladder, Optional.empty(), seq, now, moves);
            });
  }

  private static Uni<Void> archive(Mutiny.Session session, String ladder, int season) {
    return session
        .createNativeQuery(
            """
            insert into season_standing (ladder, season, rank, player, rating, games)
            select ladder, :season, rank() over (order by rating desc), player, rating, games
            from rating where ladder = :ladder
            """)
        .setParameter("ladder", ladder)
        .setParameter("season", season)
        .executeUpdate()
        .replaceWithVoid();
  }

  private static Uni<List<Move>> reset(Mutiny.Session session, String ladder) {
    return session
        .createSelectionQuery(
            "from RatingRow r where r.ladder = :ladder order by r.player", RatingRow.class)
        .setParameter("ladder", ladder)
        .setLockMode(LockModeType.PESSIMISTIC_WRITE)
        .getResultList()
        .map(
            rows -> {
              var moves = new ArrayList<Move>();
              for (var row : rows) {
                var move = SeasonReset.of(row.standing());
                row.become(move.after());
                moves.add(move);
              }
              return moves;
            });
  }

  private static Uni<List<SeasonRow>> seasons(Mutiny.Session session, String ladder) {
    return session
        .createSelectionQuery(
            "from SeasonRow s where s.ladder = :ladder order by s.number", SeasonRow.class)
        .setParameter("ladder", ladder)
        .getResultList();
  }
}

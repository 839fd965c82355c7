package org.inwoarena.rating.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;

/** Reads seasons and the tables of those that are over. */
@ApplicationScoped
public class Seasons {

  private final Mutiny.SessionFactory sessions;

  Seasons(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** The seasons of a ladder, newest first. */
  public Uni<List<SeasonLine>> of(String ladder) {
    return sessions
        .withSession(
            session ->
                session
                    .createSelectionQuery(
                        "from SeasonRow s where s.ladder = :ladder order by s.number desc",
                        SeasonRow.class)
                    .setParameter("ladder", ladder)
                    .getResultList())
        .map(rows -> rows.stream().map(SeasonRow::line).toList());
  }

  /** How many players a final table has. */
  public Uni<Long> players(String ladder, int season) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(
                    """
                    select count(*) from SeasonStandingRow s
                    where s.ladder = :ladder and s.season = :season
                    """,
                    Long.class)
                .setParameter("ladder", ladder)
                .setParameter("season", season)
                .getSingleResult());
  }

  /** One page of a final table. */
  public Uni<List<SeasonStandingLine>> table(String ladder, int season, int page, int size) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(
                    """
                    select new org.inwoarena.rating.store.SeasonStandingLine(
                      s.rank, s.player, p.handle, s.rating, s.games)
                    from SeasonStandingRow s left join PlayerRow p on p.id = s.player
                    where s.ladder = :ladder and s.season = :season
                    order by s.rank, s.player
                    """,
                    SeasonStandingLine.class)
                .setParameter("ladder", ladder)
                .setParameter("season", season)
                .setFirstResult(Math.multiplyExact(page, size))
                .setMaxResults(size)
                .getResultList());
  }
}

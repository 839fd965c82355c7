package org.inwoarena.rating.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.rating.store.Profile.Point;
import org.inwoarena.rating.store.Profile.Tally;

/** Reads players' profiles: rating curve and records. Corrected results count as corrected. */
@ApplicationScoped
public class Profiles {

  private static final int CURVE = 200;
  private static final int LONGEST_RECORD = 50;

  private static final String RECORD =
      """
      select new org.inwoarena.rating.store.Profile$Tally(%1$s, %2$s,
        count(*),
        sum(case when c.score = 2 then 1 else 0 end),
        sum(case when c.score = 1 then 1 else 0 end),
        sum(case when c.score = 0 then 1 else 0 end))
      from RatingChangeRow c left join PlayerRow p on p.id = c.rival
      where c.ladder = :ladder and c.player = :player
        and not c.superseded and c.score is not null and %1$s is not null
      group by %1$s, %2$s
      order by count(*) desc, %1$s
      """;

  private final Mutiny.SessionFactory sessions;

  Profiles(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** The profile of a player who stands like this. */
  public Uni<Profile> of(String ladder, LeaderboardLine standing) {
    var player = standing.player();
    return sessions.withSession(
        session ->
            curve(session, ladder, player)
                .chain(
                    curve ->
                        peak(session, ladder, player)
                            .chain(peak -> records(session, ladder, standing, curve, peak))));
  }

  private static Uni<Profile> records(
      Mutiny.Session session,
      String ladder,
      LeaderboardLine standing,
      List<Point> curve,
      Optional<Integer> peak) {
    var player = standing.player();
    return tally(session, ladder, player, "c.illuminati", "cast(null as String)")
        .chain(
            own ->
                tally(session, ladder, player, "c.rivalIlluminati", "cast(null as String)")
                    .chain(
                        rivals ->
                            tally(session, ladder, player, "c.rival", "p.handle")
                                .map(
                                    opponents ->
                                        new Profile(
                                            standing, peak, curve, own, rivals, opponents))));
  }

  private static Uni<List<Point>> curve(Mutiny.Session session, String ladder, String player) {
    return session
        .createSelectionQuery(
            """
            select new org.inwoarena.rating.store.Profile$Point(c.seq, c.endedAt, c.after)
            from RatingChangeRow c where c.ladder = :ladder and c.player = :player
            order by c.seq desc
            """,
            Point.class)
        .setParameter("ladder", ladder)
        .setParameter("player", player)
        .setMaxResults(CURVE)
        .getResultList()
        .map(List::reversed);
  }

  private static Uni<Optional<Integer>> peak(Mutiny.Session session, String ladder, String player) {
    return session
        .createSelectionQuery(
            """
            select max(c.after) from RatingChangeRow c
            where c.ladder = :ladder and c.player = :player
            """,
            Integer.class)
        .setParameter("ladder", ladder)
        .setParameter("player", player)
        .getSingleResultOrNull()
        .map(Optional::ofNullable);
  }

  private static Uni<List<Tally>> tally(
      Mutiny.Session session, String ladder, String player, String by, String name) {
    return session
        .createSelectionQuery(RECORD.formatted(by, name), Tally.class)
        .setParameter("ladder", ladder)
        .setParameter("player", player)
        .setMaxResults(LONGEST_RECORD)
        .getResultList();
  }
}

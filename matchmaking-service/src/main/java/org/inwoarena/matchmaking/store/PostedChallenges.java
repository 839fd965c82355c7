package org.inwoarena.matchmaking.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.challenge.OpenChallenge;
import org.inwoarena.matchmaking.challenge.RatingRange;

/** Reads open challenges, with what an opponent wants to know of the challenger. */
@ApplicationScoped
public class PostedChallenges {

  /** Hundredths of a rating point. */
  private static final int POINT = 100;

  private static final String POSTED =
      """
      select c.id, c.challenger, c.registration, c.ladder, c.rule_set, c.least, c.most, c.state,
        c.made_at, c.expires_at, c.opponent, c.match, p.handle, p.bot, s.rating, s.games
      from open_challenge c
      join player p on p.id = c.challenger
      left join standing s on s.ladder = c.ladder and s.player = c.challenger
      """;
  private static final String LISTED =
      """
      from open_challenge c
      left join standing v on v.ladder = c.ladder and v.player = :viewer
      where c.state = 'OPEN' and c.expires_at >= :now
        and (:ladder = '' or c.ladder = :ladder)
        and (:stakes = 'any' or (:stakes = 'rated') = (c.ladder is not null))
        and (not :fitting or (c.challenger <> :viewer
          and (c.least is null or coalesce(v.rating, :start) >= c.least * 100)
          and (c.most is null or coalesce(v.rating, :start) < (c.most + 1) * 100)))
      """;

  /**
   * An open challenge and who posted it.
   *
   * @param rating of the challenger on its ladder, in whole points; empty before his first game
   * @param games rated ones there
   */
  public record Posted(
      OpenChallenge challenge, String handle, boolean bot, Optional<Integer> rating, int games) {}

  /**
   * Which ones are asked for.
   *
   * @param ladder only of this one; blank for all
   * @param stakes {@code rated}, {@code casual} or {@code any}
   * @param fitting only those the viewer's rating fits, and not his own
   */
  public record Wanted(
      String viewer, String ladder, String stakes, boolean fitting, int startRating) {}

  /** One challenge, open or not. */
  public Uni<Optional<Posted>> find(Mutiny.Session session, UUID id) {
    return session
        .createNativeQuery(POSTED + " where c.id = :id", Object[].class)
        .setParameter("id", id)
        .getSingleResultOrNull()
        .map(row -> Optional.ofNullable(row).map(PostedChallenges::posted));
  }

  /** The open ones, newest first. */
  public Uni<Paged<Posted>> list(
      Mutiny.Session session, Wanted wanted, Instant now, int page, int size) {
    return asked(session.createNativeQuery("select count(*) " + LISTED, Long.class), wanted, now)
        .getSingleResult()
        .chain(
            total ->
                asked(
                        session.createNativeQuery(
                            POSTED
                                + " where c.id in (select c.id "
                                + LISTED
                                + ") order by c.made_at desc, c.id limit :size offset :first",
                            Object[].class),
                        wanted,
                        now)
                    .setParameter("size", size)
                    .setParameter("first", (long) page * size)
                    .getResultList()
                    .map(rows -> paged(rows, total)));
  }

  private static <T> Mutiny.SelectionQuery<T> asked(
      Mutiny.SelectionQuery<T> query, Wanted wanted, Instant now) {
    return query
        .setParameter("viewer", wanted.viewer())
        .setParameter("ladder", wanted.ladder())
        .setParameter("stakes", wanted.stakes())
        .setParameter("fitting", wanted.fitting())
        .setParameter("start", wanted.startRating() * POINT)
        .setParameter("now", now);
  }

  private static Paged<Posted> paged(List<Object[]> rows, long total) {
    return new Paged<>(rows.stream().map(PostedChallenges::posted).toList(), total);
  }

  private static Posted posted(Object[] row) {
    return new Posted(
        challenge(row),
        (String) row[12],
        (Boolean) row[13],
        Optional.ofNullable((Integer) row[14]).map(rating -> rating / POINT),
        row[15] == null ? 0 : (Integer) row[15]);
  }

  private static OpenChallenge challenge(Object[] row) {
    return new OpenChallenge(
        (UUID) row[0],
        (String) row[1],
        (String) row[2],
        Optional.ofNullable((String) row[3]),
        (String) row[4],
        new RatingRange(
            Optional.ofNullable((Integer) row[5]), Optional.ofNullable((Integer) row[6])),
        OpenChallenge.State.valueOf((String) row[7]),
        Columns.instant(row[8]),
        Columns.instant(row[9]),
        Optional.ofNullable((String) row[10]),
        Optional.ofNullable((UUID) row[11]));
  }
}

package org.inwoarena.rating.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;

/** Reads ladders, leaderboards and rating history. */
@ApplicationScoped
public class Ladders {

  private static final String CHANGE =
      """
      select new org.inwoarena.rating.store.ChangeLine(
        c.seq, c.match, c.player, p.handle, c.rival, r.handle,
        c.kind, c.score, c.before, c.after, c.k, c.expected, c.games, c.endedAt)
      from RatingChangeRow c
      left join PlayerRow p on p.id = c.player
      left join PlayerRow r on r.id = c.rival
      where c.ladder = :ladder
      """;

  private final Mutiny.SessionFactory sessions;

  Ladders(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** All ladders by name. */
  public Uni<List<LadderLine>> all() {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(
                    """
                    select new org.inwoarena.rating.store.LadderLine(
                      l.id, l.name, l.ruleSet, l.cards, l.minimumTurns,
                      (select count(*) from RatedMatchRow m where m.ladder = l.id),
                      (select count(*) from RatingRow r where r.ladder = l.id))
                    from LadderRow l order by l.name, l.id
                    """,
                    LadderLine.class)
                .getResultList());
  }

  /** One ladder, if it exists. */
  public Uni<Optional<LadderLine>> find(String ladder) {
    return all().map(all -> all.stream().filter(line -> line.id().equals(ladder)).findFirst());
  }

  /**
   * Who is listed.
   *
   * @param minimumGames rated games at least
   * @param activeSince with a game then or later
   */
  public record Listed(int minimumGames, Instant activeSince) {}

  /** How many players are listed. */
  public Uni<Long> players(String ladder, Listed listed) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(
                    """
                    select count(*) from RatingRow r
                    where r.ladder = :ladder and r.games >= :games and r.lastGameAt >= :since
                    """,
                    Long.class)
                .setParameter("ladder", ladder)
                .setParameter("games", listed.minimumGames())
                .setParameter("since", listed.activeSince())
                .getSingleResult());
  }

  /**
   * One page of the leaderboard. Equal ratings share a rank; among them whoever played more games
   * comes first, then the lower player id, so pages never overlap.
   */
  public Uni<List<LeaderboardLine>> leaderboard(String ladder, Listed listed, int page, int size) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(
                    """
                    select new org.inwoarena.rating.store.LeaderboardLine(
                      rank() over (order by r.rating desc),
                      r.player, p.handle, p.bot, r.rating, r.games)
                    from RatingRow r left join PlayerRow p on p.id = r.player
                    where r.ladder = :ladder and r.games >= :games and r.lastGameAt >= :since
                    order by r.rating desc, r.games desc, r.player
                    """,
                    LeaderboardLine.class)
                .setParameter("ladder", ladder)
                .setParameter("games", listed.minimumGames())
                .setParameter("since", listed.activeSince())
                .setFirstResult(Math.multiplyExact(page, size))
                .setMaxResults(size)
                .getResultList());
  }

  /** A player's line of the leaderboard; empty before the first rated game. */
  public Uni<Optional<LeaderboardLine>> line(String ladder, String player) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(
                    """
                    select new org.inwoarena.rating.store.LeaderboardLine(
                      1 + (select count(*) from RatingRow b
                           where b.ladder = r.ladder and b.rating > r.rating),
                      r.player, p.handle, p.bot, r.rating, r.games)
                    from RatingRow r left join PlayerRow p on p.id = r.player
                    where r.ladder = :ladder and r.player = :player
                    """,
                    LeaderboardLine.class)
                .setParameter("ladder", ladder)
                .setParameter("player", player)
                .getSingleResultOrNull()
                .map(Optional::ofNullable));
  }

  /** A known player without a rated game, as a line without a rank. */
  public Uni<Optional<LeaderboardLine>> newcomer(String player) {
    return sessions.withSession(
        session ->
            session
                .find(PlayerRow.class, player)
                .map(row -> Optional.ofNullable(row).map(PlayerRow::newcomer)));
  }

  /** A player's rated games, newest first. */
  public Uni<List<ChangeLine>> history(String ladder, String player, int page, int size) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(
                    CHANGE + " and c.player = :player order by c.seq desc", ChangeLine.class)
                .setParameter("ladder", ladder)
                .setParameter("player", player)
                .setFirstResult(Math.multiplyExact(page, size))
                .setMaxResults(size)
                .getResultList());
  }

  /** All changes of a match, corrections after the game; none while it is not rated. */
  public Uni<List<ChangeLine>> match(String ladder, String match) {
    return sessions.withSession(
        session ->
            session
                .createSelectionQuery(
                    CHANGE + " and c.match = :match order by c.seq, c.player", ChangeLine.class)
                .setParameter("ladder", ladder)
                .setParameter("match", match)
                .getResultList());
  }
}

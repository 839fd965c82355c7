package org.inwoarena.rating.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.rating.ladder.Compensation;
import org.inwoarena.rating.ladder.Correction;
import org.inwoarena.rating.ladder.Misfit;
import org.inwoarena.rating.ladder.Standing;

/**
 * Enters what judges corrected, each revision once: a compensating row per player behind everything
 * that was booked since. A correction that comes before its match waits for it.
 */
@ApplicationScoped
public class CorrectionBook {

  private final RatingRows ratings;

  CorrectionBook(RatingRows ratings) {
    this.ratings = ratings;
  }

  /** What became of a correction. */
  public sealed interface Result {}

  /** It was entered now. */
  public record Corrected(BookedEntry entry) implements Result {}

  /** Its match is not rated yet; it will follow the match. */
  public record Waiting() implements Result {}

  /** This revision or a later one is known; nothing changed. */
  public record Known() implements Result {}

  /** It cannot be a correction of that match; nothing changed. */
  public record Rejected(Misfit misfit) implements Result {}

  /** Corrects a match of a ladder. */
  public Uni<Result> correct(Mutiny.Session session, String ladder, Correction correction) {
    return session
        .find(LadderRow.class, ladder, LockModeType.PESSIMISTIC_WRITE)
        .chain(
            row ->
                row == null
                    ? Uni.createFrom().item(new Rejected(Misfit.unknownLadder(ladder)))
                    : correctOnce(session, row, correction));
  }

  /** Enters the corrections that came before their match, in the order of their revisions. */
  Uni<List<BookedEntry>> applyWaiting(Mutiny.Session session, LadderRow row, String match) {
    return session
        .createSelectionQuery(
            """
            from CorrectionRow c
            where c.ladder = :ladder and c.match = :match and c.seq is null order by c.revision
            """,
            CorrectionRow.class)
        .setParameter("ladder", row.ladder().id())
        .setParameter("match", match)
        .getResultList()
        .chain(waiting -> applyAll(session, row, waiting));
  }

  private Uni<List<BookedEntry>> applyAll(
      Mutiny.Session session, LadderRow row, List<CorrectionRow> waiting) {
    Uni<List<BookedEntry>> all = Uni.createFrom().item(new ArrayList<>());
    for (var correction : waiting) {
      all =
          all.chain(
              entries ->
                  apply(session, row, correction)
                      .invoke(
                          result -> {
                            if (result instanceof Corrected(var entry)) {
                              entries.add(entry);
                            }
                          })
                      .replaceWith(entries));
    }
    return all;
  }

  private Uni<Result> correctOnce(Mutiny.Session session, LadderRow row, Correction correction) {
    return newestRevision(session, row.ladder().id(), correction.match())
        .chain(
            newest -> {
              if (newest >= correction.revision()) {
                return Uni.createFrom().item(new Known());
              }
              var kept = new CorrectionRow(row.ladder().id(), correction);
              return session.persist(kept).chain(() -> apply(session, row, kept));
            });
  }

  private static Uni<Integer> newestRevision(Mutiny.Session session, String ladder, String match) {
    return session
        .createSelectionQuery(
            """
            select coalesce(max(c.revision), 0) from CorrectionRow c
            where c.ladder = :ladder and c.match = :match
            """,
            Integer.class)
        .setParameter("ladder", ladder)
        .setParameter("match", match)
        .getSingleResult();
  }

  private Uni<Result> apply(Mutiny.Session session, LadderRow ladder, CorrectionRow correction) {
    return session
        .createSelectionQuery(
            """
            from RatingChangeRow c
            where c.ladder = :ladder and c.match = :match order by c.player, c.seq
            """,
            RatingChangeRow.class)
        .setParameter("ladder", ladder.ladder().id())
        .setParameter("match", correction.correction().match())
        .getResultList()
        .map(rows -> new Case(ladder, correction, rows))
        .chain(
            found ->
                found.rows().isEmpty()
                    ? Uni.createFrom().item(new Waiting())
                    : judge(session, found));
  }

  /** A correction and everything booked for its match so far. */
  private record Case(LadderRow ladder, CorrectionRow row, List<RatingChangeRow> rows) {

    /** What the game itself did, by player. */
    List<RatingChangeRow> games() {
      return rows.stream().filter(RatingChangeRow::isGame).toList();
    }

    List<String> players() {
      return games().stream().map(RatingChangeRow::player).toList();
    }

    Compensation compensation(RatingChangeRow game, Standing now) {
      var booked =
          rows.stream()
              .filter(row -> row.player().equals(game.player()))
              .mapToInt(RatingChangeRow::moved)
              .sum();
      return Compensation.of(now, game.game(), booked, row.correction().scoreOf(game.player()));
    }
  }

  private Uni<Result> judge(Mutiny.Session session, Case found) {
    var misfit = found.row().correction().misfit(found.players());
    if (misfit.isPresent()) {
      return session.remove(found.row()).replaceWith(new Rejected(misfit.get()));
    }
    return ratings
        .locked(session, found.ladder().ladder().id(), found.players())
        .chain(standings -> write(session, found, standings));
  }

  private Uni<Result> write(Mutiny.Session session, Case found, List<Standing> standings) {
    var games = found.games();
    var moves =
        IntStream.range(0, games.size())
            .mapToObj(i -> found.compensation(games.get(i), standings.get(i)))
            .toList();
    var entry = entry(found, moves);
    found.row().enteredAs(entry.seq());
    found.rows().forEach(RatingChangeRow::supersede);
    Uni<Void> written = Uni.createFrom().voidItem();
    for (var i = 0; i < moves.size(); i++) {
      var move = moves.get(i);
      var row = RatingChangeRow.of(entry, move, games.get(i));
      written =
          written
              .chain(() -> ratings.became(session, entry.ladder(), move.after()))
              .chain(() -> session.persist(row));
    }
    return written.chain(session::flush).replaceWith(new Corrected(entry));
  }

  private static BookedEntry entry(Case found, List<Compensation> moves) {
    var correction = found.row().correction();
    return new BookedEntry(
        found.ladder().ladder().id(),
        Optional.of(correction.match()),
        found.ladder().nextEntry(),
        correction.at(),
        List.copyOf(moves));
  }
}

package org.inwoarena.rating.store;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.rating.store.BookLine.Kind;
import org.inwoarena.rating.store.BookLine.Seat;

/** Reads the books of ladders in their own order. */
@ApplicationScoped
public class Books {

  private final Mutiny.SessionFactory sessions;

  Books(Mutiny.SessionFactory sessions) {
    this.sessions = sessions;
  }

  /** One player's part of an entry, as the query yields it. */
  record Part(
      long seq,
      RatingChangeRow.Kind kind,
      String match,
      String player,
      Integer score,
      int before,
      int after,
      Instant at) {

    Seat seat() {
      return new Seat(player, Optional.ofNullable(score), before, after);
    }
  }

  /** The turn of a season, as the query yields it. */
  record Turn(long seq, Instant at) {
    BookLine line() {
      return new BookLine(seq, Kind.SEASON, Optional.empty(), at, List.of());
    }
  }

  /** The entries that follow a number, in order; numbers have no gap. */
  public Uni<List<BookLine>> after(String ladder, long seq, int size) {
    return sessions.withSession(
        session ->
            parts(session, ladder, seq, seq + size)
                .chain(
                    parts ->
                        turns(session, ladder, seq, seq + size).map(turns -> lines(parts, turns))));
  }

  private static Uni<List<Part>> parts(
      Mutiny.Session session, String ladder, long after, long upTo) {
    return session
        .createSelectionQuery(
            """
            select new org.inwoarena.rating.store.Books$Part(
              c.seq, c.kind, c.match, c.player, c.score, c.before, c.after, c.endedAt)
            from RatingChangeRow c
            where c.ladder = :ladder and c.seq > :after and c.seq <= :upTo
            order by c.seq, c.player
            """,
            Part.class)
        .setParameter("ladder", ladder)
        .setParameter("after", after)
        .setParameter("upTo", upTo)
        .getResultList();
  }

  private static Uni<List<Turn>> turns(
      Mutiny.Session session, String ladder, long after, long upTo) {
    return session
        .createSelectionQuery(
            """
            select new org.inwoarena.rating.store.Books$Turn(s.turnedSeq, s.startsAt)
            from SeasonRow s
            where s.ladder = :ladder and s.turnedSeq > :after and s.turnedSeq <= :upTo
            """,
            Turn.class)
        .setParameter("ladder", ladder)
        .setParameter("after", after)
        .setParameter("upTo", upTo)
        .getResultList();
  }

  private static List<BookLine> lines(List<Part> parts, List<Turn> turns) {
    var matches = parts.stream().collect(groupingBy(Part::seq, TreeMap::new, toList()));
    return Stream.concat(matches.values().stream().map(Books::line), turns.stream().map(Turn::line))
        .sorted(Comparator.comparingLong(BookLine::seq))
        .toList();
  }

  private static BookLine line(List<Part> parts) {
    var first = parts.getFirst();
    return new BookLine(
        first.seq(),
        first.kind() == RatingChangeRow.Kind.GAME ? Kind.GAME : Kind.CORRECTION,
        Optional.of(first.match()),
        first.at(),
        parts.stream().map(Part::seat).toList());
  }
}

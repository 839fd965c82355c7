package org.inwoarena.game.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.MatchSummary;
import org.inwoarena.contracts.MatchSummary.Aborted;
import org.inwoarena.contracts.MatchSummary.Sitting;
import org.inwoarena.contracts.MatchSummary.State;
import org.inwoarena.game.match.MatchPlan;

/** What anybody may know of matches. */
@ApplicationScoped
public class MatchQueries {

  private final Codec codec;

  MatchQueries(Codec codec) {
    this.codec = codec;
  }

  /** One match. */
  public Uni<Optional<MatchSummary>> summary(Mutiny.Session session, String matchId) {
    return session
        .find(MatchRow.class, matchId)
        .map(row -> Optional.ofNullable(row).map(this::summary));
  }

  /** Matches of a state, newest first. */
  public Uni<List<MatchSummary>> summaries(
      Mutiny.Session session, State state, int page, int size) {
    return session
        .createSelectionQuery(
            "from MatchRow where state = :state order by createdAt desc, matchId", MatchRow.class)
        .setParameter("state", word(state))
        .setFirstResult(page * size)
        .setMaxResults(size)
        .getResultList()
        .map(rows -> rows.stream().map(this::summary).toList());
  }

  /** How many matches there are of a state. */
  public Uni<Long> count(Mutiny.Session session, State state) {
    return session
        .createSelectionQuery("select count(*) from MatchRow where state = :state", Long.class)
        .setParameter("state", word(state))
        .getSingleResult();
  }

  /** The record of a finished match, as JSON. */
  public Uni<Optional<String>> record(Mutiny.Session session, String matchId) {
    return session
        .find(RecordRow.class, matchId)
        .map(row -> Optional.ofNullable(row).map(found -> found.body));
  }

  private static String word(State state) {
    return state.name().toLowerCase(Locale.ROOT);
  }

  private MatchSummary summary(MatchRow row) {
    var plan = codec.plan(row.plan);
    var created = plan.created();
    return new MatchSummary(
        created.matchId(),
        created.seriesId(),
        created.game(),
        created.ladder(),
        created.event(),
        created.rated(),
        created.ruleSet(),
        created.cards(),
        created.clocks(),
        seats(plan),
        row.seeds == null ? new TreeMap<>() : codec.seeds(row.seeds).commitments(),
        codec.state(row.state),
        Optional.ofNullable(row.result).map(codec::result),
        Optional.ofNullable(row.abortCode).map(code -> new Aborted(code, row.abortDetail)),
        row.createdAt,
        Optional.ofNullable(row.startedAt),
        Optional.ofNullable(row.endedAt));
  }

  private static List<Sitting> seats(MatchPlan plan) {
    return plan.seats().stream()
        .map(
            seat ->
                new Sitting(
                    seat, plan.at(seat).player(), plan.at(seat).handle(), plan.at(seat).bot()))
        .toList();
  }
}

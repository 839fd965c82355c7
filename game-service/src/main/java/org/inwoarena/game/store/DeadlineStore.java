package org.inwoarena.game.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.LockMode;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.engine.api.PromptId;

/** Matches that wait for something to happen at a time. */
@ApplicationScoped
public class DeadlineStore {

  private static final int AT_ONCE = 500;

  /** A prompt whose time is up; the round's time where there is none. */
  public record Due(String matchId, Optional<PromptId> prompt, Instant deadline) {}

  /** Whether the caller's transaction alone scans for deadlines. */
  public Uni<Boolean> claimScan(Mutiny.Session session) {
    return session
        .createNativeQuery(
            "select pg_try_advisory_xact_lock(hashtext(current_schema() || '.deadlines'))",
            Boolean.class)
        .getSingleResult();
  }

  /**
   * Deadlines that have passed. Their heads stay locked until the transaction ends, so that what is
   * sent on cannot be handled before it is noted as sent.
   *
   * @param passed those before it
   * @param sentBefore a time-out already sent is sent again only if that was before this
   */
  public Uni<List<Due>> take(
      Mutiny.Session session, Instant passed, Instant sentBefore, Instant now) {
    return session
        .createSelectionQuery(
            "from MatchRow where state = 'running' and nextDeadline < :passed"
                + " and (timeOutSent is null or timeOutSent < :sentBefore) order by nextDeadline",
            MatchRow.class)
        .setParameter("passed", passed)
        .setParameter("sentBefore", sentBefore)
        .setMaxResults(AT_ONCE)
        .setLockMode(LockMode.UPGRADE_SKIPLOCKED)
        .getResultList()
        .map(rows -> rows.stream().map(row -> taken(row, now)).toList());
  }

  private static Due taken(MatchRow row, Instant now) {
    row.timeOutSent = now;
    var prompt = Optional.ofNullable(row.nextPrompt).map(PromptId::new);
    return new Due(row.matchId, prompt, row.nextDeadline);
  }

  /** Matches that have not begun, oldest first. */
  public Uni<List<String>> toStart(Mutiny.Session session, int atMost) {
    return session
        .createSelectionQuery(
            "select matchId from MatchRow where state = 'created' order by createdAt", String.class)
        .setMaxResults(atMost)
        .getResultList();
  }
}

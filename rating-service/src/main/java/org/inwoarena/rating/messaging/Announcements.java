package org.inwoarena.rating.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.PlayerNotice;
import org.inwoarena.contracts.RatingChanged;
import org.inwoarena.kit.outbox.Outbox;
import org.inwoarena.rating.ladder.Misfit;
import org.inwoarena.rating.ladder.Move;
import org.inwoarena.rating.ladder.Outcome;
import org.inwoarena.rating.store.BookedEntry;

/** Tells of new ratings, in the transaction that made them. */
@ApplicationScoped
public class Announcements {

  private final Outbox outbox;
  private final Clock clock;

  Announcements(Outbox outbox, Clock clock) {
    this.outbox = outbox;
    this.clock = clock;
  }

  /** Tells of every rating an entry moved. */
  public Uni<Void> announce(Mutiny.Session session, BookedEntry entry) {
    Uni<Void> announced = Uni.createFrom().voidItem();
    for (var move : entry.moves()) {
      announced = announced.chain(() -> outbox.add(session, message(entry, move)));
    }
    return announced;
  }

  /** Tells both players that their match got no rating, and why (duty 19). */
  public Uni<Void> announce(Mutiny.Session session, String ladder, Outcome outcome, Misfit whyNot) {
    var notRated = new PlayerNotice.NotRated(outcome.match(), ladder, whyNot.detail());
    Uni<Void> announced = Uni.createFrom().voidItem();
    for (var score : outcome.scores()) {
      var notice =
          new PlayerNotice(
              score.player(), outcome.match() + ":not-rated", clock.instant(), notRated);
      announced = announced.chain(() -> outbox.add(session, notice));
    }
    return announced;
  }

  /** Publishes what has been committed at once. */
  public void nudge() {
    outbox.nudge();
  }

  private RatingChanged message(BookedEntry entry, Move move) {
    return new RatingChanged(
        entry.ladder(),
        move.player(),
        entry.match(),
        move.before().rating(),
        move.after().rating(),
        move.k(),
        move.expected(),
        move.after().games(),
        move.after().provisional(),
        entry.seq(),
        clock.instant());
  }
}

package org.inwoarena.rating.messaging;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.rating.store.LadderLine;
import org.inwoarena.rating.store.Ladders;
import org.inwoarena.rating.store.SeasonBook;

/** Begins planned seasons when they are due, one ladder after the other. */
@ApplicationScoped
public class SeasonTurner {

  private final Mutiny.SessionFactory sessions;
  private final Ladders ladders;
  private final SeasonBook seasons;
  private final Announcements announcements;
  private final Clock clock;

  SeasonTurner(
      Mutiny.SessionFactory sessions,
      Ladders ladders,
      SeasonBook seasons,
      Announcements announcements,
      Clock clock) {
    this.sessions = sessions;
    this.ladders = ladders;
    this.seasons = seasons;
    this.announcements = announcements;
    this.clock = clock;
  }

  @Scheduled(
      every = "{arena.schedule.seasons}",
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  Uni<Void> turnAll() {
    return ladders.all().chain(this::turnEach);
  }

  private Uni<Void> turnEach(List<LadderLine> all) {
    Uni<Void> turned = Uni.createFrom().voidItem();
    for (var ladder : all) {
      turned = turned.chain(() -> turn(ladder.id()));
    }
    return turned;
  }

  private Uni<Void> turn(String ladder) {
    return sessions
        .withTransaction(
            session ->
                seasons
                    .turn(session, ladder, clock.instant())
                    .chain(
                        entry ->
                            entry.isEmpty()
                                ? Uni.createFrom().voidItem()
                                : announcements.announce(session, entry.get())))
        .invoke(announcements::nudge);
  }
}

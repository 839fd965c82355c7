package org.inwoarena.matchmaking.desk;

import static org.inwoarena.matchmaking.refusal.Objection.conflict;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.conduct.DailyCap;
import org.inwoarena.matchmaking.queue.Waiting;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.store.Meetings;
import org.inwoarena.matchmaking.store.Meetings.Meeting;

/**
 * Whether two players have met for a rating often enough for one day. Such a match is refused
 * before it is made, never played and then left unrated (duty 19).
 */
@ApplicationScoped
class Caps {

  private final DailyCap cap;
  private final Meetings meetings;
  private final InstantSource clock;

  Caps(DailyCap cap, Meetings meetings, InstantSource clock) {
    this.cap = cap;
    this.meetings = meetings;
    this.clock = clock;
  }

  /** The objection to one more rated match of two players; none to a casual one. */
  Uni<List<Objection>> objections(
      Mutiny.Session session, Optional<String> ladder, String one, String other) {
    if (ladder.isEmpty()) {
      return Uni.createFrom().item(List.of());
    }
    var now = clock.instant();
    return meetings
        .among(session, ladder.get(), List.of(one, other), cap.since(now))
        .map(met -> cap.closedUntil(met.stream().map(Meeting::at).toList(), now))
        .map(until -> until.stream().map(then -> objection(then, now)).toList());
  }

  private Objection objection(Instant until, Instant now) {
    return conflict(
            "daily-cap",
            ("You two have played %d rated matches within %d hours; the next can be rated from %s"
                    + " on. A casual one may be played at once.")
                .formatted(cap.games(), cap.day().toHours(), until))
        .retryAfter(Duration.between(now, until));
  }

  /** The waiting, each knowing whom he cannot meet for a rating today. */
  Uni<List<Waiting>> mark(Mutiny.Session session, String ladder, List<Waiting> waiting) {
    var now = clock.instant();
    var players = waiting.stream().map(Waiting::player).toList();
    return meetings
        .among(session, ladder, players, cap.since(now))
        .map(met -> closed(met, now))
        .map(
            closed ->
                waiting.stream()
                    .map(who -> who.closedTo(closed.getOrDefault(who.player(), Set.of())))
                    .toList());
  }

  private Map<String, Set<String>> closed(List<Meeting> met, Instant now) {
    var times = new HashMap<Set<String>, List<Instant>>();
    for (var meeting : met) {
      times
          .computeIfAbsent(Set.of(meeting.one(), meeting.other()), pair -> new ArrayList<>())
          .add(meeting.at());
    }
    return times.entrySet().stream()
        .filter(pair -> cap.closedUntil(pair.getValue(), now).isPresent())
        .flatMap(pair -> pair.getKey().stream().map(player -> Map.entry(player, pair.getKey())))
        .collect(
            Collectors.groupingBy(
                Map.Entry::getKey,
                Collectors.flatMapping(entry -> entry.getValue().stream(), Collectors.toSet())));
  }
}

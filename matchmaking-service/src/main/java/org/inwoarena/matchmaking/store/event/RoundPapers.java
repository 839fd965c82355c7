package org.inwoarena.matchmaking.store.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.tournament.life.Fact;

/** What is kept of a round beside the event: its matches, and why it was paired like that. */
@ApplicationScoped
public class RoundPapers {

  private final FactCodec codec;

  RoundPapers(FactCodec codec) {
    this.codec = codec;
  }

  /** The matches of a round by table, game by game. */
  public Uni<Map<Integer, List<UUID>>> matches(Mutiny.Session session, UUID event, int round) {
    return session
        .createNativeQuery(
            "select table_no, match from event_game"
                + " where event = :event and round = :round order by table_no, game",
            Object[].class)
        .setParameter("event", event)
        .setParameter("round", round)
        .getResultList()
        .map(
            rows -> {
              var matches = new LinkedHashMap<Integer, List<UUID>>();
              rows.forEach(
                  row ->
                      matches
                          .computeIfAbsent((Integer) row[0], table -> new ArrayList<>())
                          .add((UUID) row[1]));
              return matches;
            });
  }

  /** Why each pair and each bye of a round; rounds are paired in order. */
  public Uni<List<Fact.Because>> because(Mutiny.Session session, UUID event, int round) {
    return session
        .createNativeQuery(
            "select body from event_fact where event = :event and kind = 'round-paired'"
                + " order by seq offset :before limit 1",
            String.class)
        .setParameter("event", event)
        .setParameter("before", round - 1)
        .getResultList()
        .map(bodies -> bodies.stream().flatMap(body -> because(body).stream()).toList());
  }

  private List<Fact.Because> because(String body) {
    return codec.readFact(body) instanceof Fact.RoundPaired paired ? paired.because() : List.of();
  }
}

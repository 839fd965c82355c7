package org.inwoarena.game.hosting;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.GameView;
import org.inwoarena.contracts.GameView.Reply;
import org.inwoarena.game.match.HostedMatch;
import org.inwoarena.game.store.Frame;
import org.inwoarena.game.store.Head;

/**
 * One attempt at a transaction: which heads it has locked, how far the matches are in it and what
 * is to be told once it has committed. A failed attempt is thrown away whole.
 */
final class BatchRun {

  private final Mutiny.Session session;
  private final Instant now;
  private final Map<String, Head> heads = new HashMap<>();
  private final Map<String, HostedMatch> matches = new HashMap<>();
  private final List<Outgoing> outgoing = new ArrayList<>();

  BatchRun(Mutiny.Session session, Instant now) {
    this.session = session;
    this.now = now;
  }

  Mutiny.Session session() {
    return session;
  }

  /** Server time of everything this transaction writes. */
  Instant now() {
    return now;
  }

  Optional<Head> locked(String matchId) {
    return Optional.ofNullable(heads.get(matchId));
  }

  void lock(Head head) {
    heads.put(head.matchId(), head);
  }

  Optional<HostedMatch> match(String matchId) {
    return Optional.ofNullable(matches.get(matchId));
  }

  void keep(HostedMatch match) {
    matches.put(match.plan().matchId(), match);
  }

  List<HostedMatch> matches() {
    return List.copyOf(matches.values());
  }

  void send(List<Frame> frames) {
    frames.forEach(frame -> outgoing.add(new Outgoing.Stored(frame)));
  }

  void answer(String matchId, Reply reply) {
    outgoing.add(new Outgoing.Passing(new GameView(matchId, reply)));
  }

  void bury(ConsumerRecord<String, byte[]> record, String reason) {
    outgoing.add(new Outgoing.Buried(record, reason));
  }

  List<Outgoing> outgoing() {
    return List.copyOf(outgoing);
  }
}

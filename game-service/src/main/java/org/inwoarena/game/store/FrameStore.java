package org.inwoarena.game.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.GameView;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.engine.api.Audience;

/** What gateways are told, kept until it is published and for whoever missed it. */
@ApplicationScoped
public class FrameStore {

  private final Codec codec;

  FrameStore(Codec codec) {
    this.codec = codec;
  }

  /** Adds frames to a locked match, in order. */
  public Uni<List<Frame>> add(
      Mutiny.Session session, Head head, List<? extends GameView.Body> bodies, Instant at) {
    var rows = new ArrayList<FrameRow>();
    for (var body : bodies) {
      rows.add(row(head, body, at));
    }
    return session.persistAll(rows.toArray()).replaceWith(rows.stream().map(Frame::of).toList());
  }

  private FrameRow row(Head head, GameView.Body body, Instant at) {
    var row = new FrameRow();
    row.matchId = head.matchId();
    row.frameNo = ++head.row().lastFrame;
    head.row().touchedAt = at;
    row.at = at;
    row.body = codec.write(new GameView(head.matchId(), body));
    if (body instanceof Part part) {
      row.audience = part.audience().word();
      row.viewSeq = part.viewSeq();
    }
    return row;
  }

  /** The parts of an audience after one it has seen. */
  public Uni<List<Part>> parts(
      Mutiny.Session session, String matchId, Audience audience, long after, int atMost) {
    return session
        .createSelectionQuery(
            "from FrameRow where matchId = :match and audience = :audience and viewSeq > :after"
                + " order by viewSeq",
            FrameRow.class)
        .setParameter("match", matchId)
        .setParameter("audience", audience.word())
        .setParameter("after", after)
        .setMaxResults(atMost)
        .getResultList()
        .map(rows -> rows.stream().map(row -> (Part) codec.view(row.body).body()).toList());
  }

  /** A match's unpublished frames, in order. */
  public Uni<List<Frame>> unpublished(Mutiny.Session session, Head head) {
    return session
        .createSelectionQuery(
            "from FrameRow where matchId = :match and frameNo > :published order by frameNo",
            FrameRow.class)
        .setParameter("match", head.matchId())
        .setParameter("published", head.row().publishedFrame)
        .getResultList()
        .map(rows -> rows.stream().map(Frame::of).toList());
  }

  /** Notes that Kafka has a match's frames up to a number. */
  public Uni<Void> published(Mutiny.Session session, String matchId, long frameNo) {
    return session
        .createNativeQuery(
            "update match set published_frame = :frame"
                + " where match_id = :match and published_frame < :frame")
        .setParameter("frame", frameNo)
        .setParameter("match", matchId)
        .executeUpdate()
        .replaceWithVoid();
  }

  /** Shards with frames that nobody published for a while. */
  public Uni<List<Integer>> shardsLeftBehind(Mutiny.Session session, Instant before) {
    return session
        .createNativeQuery(
            "select distinct shard from match"
                + " where published_frame < last_frame and touched_at < :before order by shard",
            Integer.class)
        .setParameter("before", before)
        .getResultList();
  }

  /** Whether the caller's transaction alone sweeps the shard. */
  public Uni<Boolean> claimSweep(Mutiny.Session session, int shard) {
    return session
        .createNativeQuery(
            "select pg_try_advisory_xact_lock(hashtext(current_schema() || '.sweep'), :shard)",
            Boolean.class)
        .setParameter("shard", shard)
        .getSingleResult();
  }

  /** A shard's unpublished frames, in order per match. */
  public Uni<List<Frame>> unpublished(
      Mutiny.Session session, int shard, Instant before, int atMost) {
    return session
        .createSelectionQuery(
            "select f from FrameRow f join MatchRow m on m.matchId = f.matchId"
                + " where m.shard = :shard and m.touchedAt < :before"
                + " and m.publishedFrame < m.lastFrame and f.frameNo > m.publishedFrame"
                + " order by f.matchId, f.frameNo",
            FrameRow.class)
        .setParameter("shard", shard)
        .setParameter("before", before)
        .setMaxResults(atMost)
        .getResultList()
        .map(rows -> rows.stream().map(Frame::of).toList());
  }

  /** The public part a frame holds; empty for all others. */
  public Optional<Part> publicPart(Frame frame) {
    return frame.audience().filter(new Audience.Everybody().word()::equals).isPresent()
        ? Optional.of((Part) codec.view(frame.body()).body())
        : Optional.empty();
  }
}

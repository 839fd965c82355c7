package org.inwoarena.game.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.LockMode;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.GameView.Reply;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.game.clock.Expiry;
import org.inwoarena.game.journal.JournalEntry;
import org.inwoarena.game.match.HostedMatch;

/** Heads, journals and the inbox of commands. */
@ApplicationScoped
public class MatchStore {

  private final Codec codec;

  MatchStore(Codec codec) {
    this.codec = codec;
  }

  /** Keeps a match that was ordered; play begins later. */
  public Uni<Void> add(Mutiny.Session session, MatchCreated created, int shard, Instant now) {
    return session.persist(MatchRow.created(created.matchId(), shard, codec.write(created), now));
  }

  /** The head, without a lock: for reading. */
  public Uni<Optional<Head>> find(Mutiny.Session session, String matchId) {
    return session.find(MatchRow.class, matchId).map(this::head);
  }

  /** The head, locked until the transaction ends. */
  public Uni<Optional<Head>> lock(Mutiny.Session session, String matchId) {
    return session.find(MatchRow.class, matchId, LockMode.PESSIMISTIC_WRITE).map(this::head);
  }

  private Optional<Head> head(MatchRow row) {
    return Optional.ofNullable(row).map(found -> new Head(found, codec));
  }

  /** The whole journal of a match in order. */
  public Uni<List<JournalEntry>> journal(Mutiny.Session session, String matchId) {
    return session
        .createSelectionQuery(
            "from JournalRow where matchId = :match order by seq", JournalRow.class)
        .setParameter("match", matchId)
        .getResultList()
        .map(rows -> rows.stream().map(JournalRow::entry).toList());
  }

  /** Writes journal rows and moves the head on. */
  public Uni<Void> append(
      Mutiny.Session session,
      Head head,
      HostedMatch after,
      List<JournalEntry> entries,
      Instant now) {
    var row = head.row();
    if (!entries.isEmpty() && entries.getFirst().seq() != row.lastSeq + 1) {
      throw new IllegalStateException(
          "match " + row.matchId + " is at " + row.lastSeq + ", not before " + entries.getFirst());
    }
    row.lastSeq = after.seq();
    row.lastViewSeq = after.viewSeq();
    row.touchedAt = now;
    row.nextPrompt = nextPrompt(after).map(PromptId::value).orElse(null);
    row.nextDeadline = after.clocks().due().orElse(null);
    row.timeOutSent = null;
    return session.persistAll(entries.stream().map(JournalRow::of).toArray());
  }

  /** Whose time is up first, unless the round's time is. */
  private static Optional<PromptId> nextPrompt(HostedMatch match) {
    return match.clocks().isRoundNext()
        ? Optional.empty()
        : match.clocks().next().stream().findFirst().map(Expiry::prompt);
  }

  /** Notes that play begins, with what it needs and nobody may see. */
  public void start(Head head, List<DeckList> decks, Seeds seeds, Instant now) {
    var row = head.row();
    row.state = MatchRow.RUNNING;
    row.decks = codec.write(decks);
    row.seeds = codec.write(seeds);
    row.startedAt = now;
  }

  /** Notes the end of play and keeps the record. */
  public Uni<Void> finish(
      Mutiny.Session session, Head head, Entity.Result result, String record, Instant now) {
    head.row().end(MatchRow.FINISHED, now);
    head.row().result = codec.write(result);
    var row = new RecordRow();
    row.matchId = head.matchId();
    row.body = record;
    return session.persist(row);
  }

  /** Notes that play will never begin, and why. */
  public void abort(Head head, String code, String detail, Instant now) {
    head.row().end(MatchRow.ABORTED, now);
    head.row().abortCode = code;
    head.row().abortDetail = detail;
    head.row().touchedAt = now;
  }

  /** The reply a command got before, if it was handled. */
  public Uni<Optional<Reply>> reply(
      Mutiny.Session session, String matchId, String player, String commandId) {
    return session
        .find(CommandRow.class, new CommandRow.Key(matchId, player, commandId))
        .map(row -> Optional.ofNullable(row).map(found -> codec.reply(found.reply)));
  }

  /** Keeps the reply to a command. */
  public Uni<Void> keep(Mutiny.Session session, String matchId, Reply reply) {
    var row = new CommandRow();
    row.matchId = matchId;
    row.player = reply.player();
    row.commandId = reply.commandId();
    row.reply = codec.write(reply);
    return session.persist(row);
  }
}

package org.inwoarena.game.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.inwoarena.contracts.MatchSummary.State;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.game.match.MatchPlan;

/** The head of a match in a session; where it was locked, nobody else writes the match. */
public final class Head {

  private final MatchRow row;
  private final MatchPlan plan;
  private final Codec codec;

  Head(MatchRow row, Codec codec) {
    this.row = row;
    this.plan = codec.plan(row.plan);
    this.codec = codec;
  }

  MatchRow row() {
    return row;
  }

  /** The match id. */
  public String matchId() {
    return row.matchId;
  }

  /** Who plays what. */
  public MatchPlan plan() {
    return plan;
  }

  /** How far the match is. */
  public State state() {
    return codec.state(row.state);
  }

  /** Number of the newest journal row. */
  public long lastSeq() {
    return row.lastSeq;
  }

  /** Number of the newest part of every audience. */
  public long lastViewSeq() {
    return row.lastViewSeq;
  }

  /** Whether a crash left frames unpublished. */
  public boolean unpublished() {
    return row.publishedFrame < row.lastFrame;
  }

  /** When the match was ordered. */
  public Instant createdAt() {
    return row.createdAt;
  }

  /** When play began. */
  public Optional<Instant> startedAt() {
    return Optional.ofNullable(row.startedAt);
  }

  /** The seeds; they stay here until the match is over. */
  public Seeds seeds() {
    return codec.seeds(row.seeds);
  }

  /** The deck lists by seat. */
  public List<DeckList> decks() {
    return codec.decks(row.decks);
  }
}

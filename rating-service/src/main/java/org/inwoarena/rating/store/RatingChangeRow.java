package org.inwoarena.rating.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import org.inwoarena.rating.ladder.Compensation;
import org.inwoarena.rating.ladder.Move;
import org.inwoarena.rating.ladder.Outcome;
import org.inwoarena.rating.ladder.RatingChange;
import org.inwoarena.rating.ladder.Standing;

/** What one entry of a ladder's book did to one player's rating. Rows are never rewritten. */
@Entity
@Table(name = "rating_change")
@IdClass(RatingChangeRow.Key.class)
// Queries read most of the fields, Java does not.
@SuppressWarnings("UnusedVariable")
class RatingChangeRow {

  /** Why a rating moved. */
  enum Kind {
    GAME,
    CORRECTION
  }

  record Key(String ladder, long seq, String player) {}

  @Id private String ladder;
  @Id private long seq;
  @Id private String player;

  @Enumerated(EnumType.STRING)
  private Kind kind;

  private String match;
  private String rival;
  private String illuminati;

  @Column(name = "rival_illuminati")
  private String rivalIlluminati;

  /** Null where a correction says that the match no longer counts. */
  private Integer score;

  @Column(name = "rating_before")
  private int before;

  @Column(name = "rating_after")
  private int after;

  private int k;
  private int expected;
  private int games;
  private boolean superseded;

  @Column(name = "ended_at")
  private Instant endedAt;

  /** For Hibernate. */
  protected RatingChangeRow() {}

  private RatingChangeRow(BookedEntry entry, Move move, Kind kind) {
    this.ladder = entry.ladder();
    this.seq = entry.seq();
    this.player = move.player();
    this.kind = kind;
    this.match = entry.match().orElseThrow();
    this.before = move.before().rating();
    this.after = move.after().rating();
    this.k = move.k();
    this.expected = move.expected();
    this.games = move.after().games();
    this.endedAt = entry.at();
  }

  /** The row of a game. */
  static RatingChangeRow of(BookedEntry entry, RatingChange change, List<Outcome.Score> scores) {
    var row = new RatingChangeRow(entry, change, Kind.GAME);
    row.score = change.score();
    for (var seat : scores) {
      if (seat.player().equals(change.player())) {
        row.illuminati = seat.illuminati().orElse(null);
      } else {
        row.rival = seat.player();
        row.rivalIlluminati = seat.illuminati().orElse(null);
      }
    }
    return row;
  }

  /** The row of a correction; who played whom with what is as in the game's own row. */
  static RatingChangeRow of(BookedEntry entry, Compensation compensation, RatingChangeRow game) {
    var row = new RatingChangeRow(entry, compensation, Kind.CORRECTION);
    row.score = compensation.score().isPresent() ? compensation.score().getAsInt() : null;
    row.rival = game.rival;
    row.illuminati = game.illuminati;
    row.rivalIlluminati = game.rivalIlluminati;
    return row;
  }

  String player() {
    return player;
  }

  boolean isGame() {
    return kind == Kind.GAME;
  }

  /** By how much the rating moved, in hundredths. */
  int moved() {
    return after - before;
  }

  /** The game again, as far as a correction needs it. */
  RatingChange game() {
    return new RatingChange(
        new Standing(player, before, games - 1, false),
        new Standing(player, after, games, false),
        score,
        expected,
        k);
  }

  /** A later correction holds instead. */
  void supersede() {
    superseded = true;
  }
}

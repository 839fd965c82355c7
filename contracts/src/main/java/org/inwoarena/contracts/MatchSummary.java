package org.inwoarena.contracts;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;

/**
 * What everybody may know of a match: the answer of game-service to {@code GET
 * /api/v1/matches/{id}}.
 *
 * @param commitments SHA-256 of the seed of each chance stream, hex; empty until the match starts
 * @param result places and scores, once finished; absent for a match that never started
 * @param aborted why the match never started, where it did not
 */
public record MatchSummary(
    String matchId,
    String seriesId,
    int game,
    Optional<String> ladder,
    Optional<String> event,
    boolean rated,
    String ruleSet,
    String cards,
    Clocks clocks,
    List<Sitting> seats,
    SortedMap<String, String> commitments,
    State state,
    Optional<Entity.Result> result,
    Optional<Aborted> aborted,
    Instant createdAt,
    Optional<Instant> startedAt,
    Optional<Instant> endedAt) {

  /** Keeps own copies. */
  public MatchSummary {
    seats = List.copyOf(seats);
    commitments = Collections.unmodifiableSortedMap(new TreeMap<>(commitments));
  }

  /** How far a match is. */
  public enum State {
    /** Known, waiting for its deck lists. */
    @JsonProperty("created")
    CREATED,
    /** Being played. */
    @JsonProperty("running")
    RUNNING,
    /** Over; its record can be fetched. */
    @JsonProperty("finished")
    FINISHED,
    /** Never started. */
    @JsonProperty("aborted")
    ABORTED
  }

  /** Who sits where. */
  public record Sitting(Seat seat, String player, String handle, boolean bot) {}

  /** Why a match never started: a code and what exactly was wrong. */
  public record Aborted(String code, String detail) {}
}

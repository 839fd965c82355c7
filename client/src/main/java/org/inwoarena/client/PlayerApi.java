package org.inwoarena.client;

import com.fasterxml.jackson.core.type.TypeReference;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Profiles of players. */
public final class PlayerApi {

  private final Rest rest;

  PlayerApi(Rest rest) {
    this.rest = rest;
  }

  /** A public profile; the id is what everything else calls the player by. */
  public record Player(String id, String handle, boolean bot, Instant since) {}

  /**
   * A ban of the caller.
   *
   * @param reason offers-missed or matches-left
   */
  public record Ban(String reason, Instant until, String detail) {}

  /**
   * A rated match the caller left.
   *
   * @param how no-show, time-out or early-concession
   */
  public record Quit(String matchId, String ladder, Instant endedAt, String how) {}

  /**
   * What is held against the caller.
   *
   * @param games how many of the newest rated matches count
   * @param left how many of them the caller left
   * @param free so many cost nothing
   * @param nextBanSeconds the ban for leaving one more now
   */
  public record Standing(
      Optional<Instant> bannedUntil,
      List<Ban> bans,
      int games,
      int left,
      int free,
      long nextBanSeconds,
      List<Quit> quits) {
    /** Keeps own copies. */
    public Standing {
      bans = List.copyOf(bans);
      quits = List.copyOf(quits);
    }
  }

  /** What is held against the caller: bans with their reasons, and matches left. */
  public Standing standing() {
    return rest.get("/api/v1/players/me/standing", Standing.class);
  }

  /** The caller's profile; the first call makes it. */
  public Player me() {
    return rest.get("/api/v1/players/me", Player.class);
  }

  /** Takes another handle. */
  public Player rename(String handle) {
    return rest.put("/api/v1/players/me", Map.of("handle", handle), Player.class);
  }

  /** Anybody's profile. */
  public Player find(String id) {
    return rest.get("/api/v1/players/" + Rest.encoded(id), Player.class);
  }

  /** Players whose handle begins like this. */
  public Page<Player> search(String handle, int page) {
    var query = Rest.query(Map.of("handle", handle, "page", page));
    return rest.get("/api/v1/players" + query, new TypeReference<Page<Player>>() {});
  }
}

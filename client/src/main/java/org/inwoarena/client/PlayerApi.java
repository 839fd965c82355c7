package org.inwoarena.client;

import com.fasterxml.jackson.core.type.TypeReference;
import java.time.Instant;
import java.util.Map;

/** Profiles of players. */
public final class PlayerApi {

  private final Rest rest;

  PlayerApi(Rest rest) {
    this.rest = rest;
  }

  /** A public profile; the id is what everything else calls the player by. */
  public record Player(String id, String handle, boolean bot, Instant since) {}

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

package org.inwoarena.client;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Pools of sealed events. */
public final class PoolApi {

  private final Rest rest;

  PoolApi(Rest rest) {
    this.rest = rest;
  }

  /**
   * The pools of one event.
   *
   * @param cardPool what the event names as its deck format
   * @param commitment SHA-256 of the seed, hex, public before anybody has a pool
   * @param deadline no deck is registered from then on
   * @param seed hex, once it is revealed
   */
  public record Series(
      String id,
      String name,
      String format,
      String cardPool,
      String organiser,
      String commitment,
      Instant createdAt,
      Optional<Instant> openedAt,
      Optional<Instant> deadline,
      Optional<Instant> revealedAt,
      Optional<String> seed) {}

  /** What a player was dealt. */
  public record Pool(
      String series, String player, String format, Instant deadline, List<String> cards) {
    /** Keeps an own copy. */
    public Pool {
      cards = List.copyOf(cards);
    }
  }

  /** Makes the pools of an event, as its organiser. */
  public Series create(String name, String format, List<String> judges) {
    return rest.post(
        "/api/v1/pool-series",
        Map.of("name", name, "format", format, "judges", judges),
        Series.class);
  }

  /** Opens the pools; the time to build runs from now. */
  public Series open(String series) {
    return rest.post(path(series) + "/open", Map.of(), Series.class);
  }

  /** Shows seed and pools to everybody. */
  public Series reveal(String series) {
    return rest.post(path(series) + "/reveal", Map.of(), Series.class);
  }

  /** What everybody may know of a series. */
  public Series find(String series) {
    return rest.get(path(series), Series.class);
  }

  /** The caller's pool. */
  public Pool mine(String series) {
    return rest.get(path(series) + "/pools/me", Pool.class);
  }

  private static String path(String series) {
    return "/api/v1/pool-series/" + Rest.encoded(series);
  }
}

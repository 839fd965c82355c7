package org.inwoarena.deck.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.deck.pools.DealtPool;
import org.inwoarena.deck.pools.PoolSeries;

/** Pools as they are answered. */
final class PoolViews {

  private PoolViews() {}

  /**
   * A series of pools to make.
   *
   * @param format whose pools are dealt, such as {@code sealed}
   * @param judges player ids of those who may see every pool
   */
  @Schema(
      example =
          """
          {"name": "Winter Sealed", "format": "sealed",
           "judges": ["6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01"]}
          """)
  record NewSeries(
      @NotBlank
          @Size(max = DeckViews.LONGEST_NAME)
          @Pattern(regexp = "[^\\p{Cntrl}\\p{Cf}]*", message = "must be one visible line")
          String name,
      @NotBlank @Size(max = 64) String format,
      Optional<@Size(max = 50) List<@NotNull @Pattern(regexp = "[^\\p{Cntrl}]{1,100}") String>>
          judges) {}

  /**
   * What everybody may know of a series.
   *
   * @param cardPool what an event names as its deck format, to let in decks of these pools only
   * @param commitment SHA-256 of the seed, hex
   * @param deadline no deck is registered from then on
   * @param seed hex, once it is revealed
   */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  @Schema(
      example =
          """
          {"id": "4b0c5a0e-6a53-4f0c-9d1c-2f7a1d5b8e01", "name": "Winter Sealed",
           "format": "sealed@1",
           "cardPool": "sealed@1:4b0c5a0e-6a53-4f0c-9d1c-2f7a1d5b8e01",
           "organiser": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01",
           "commitment": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           "createdAt": "2026-12-01T18:00:00Z", "openedAt": "2026-12-05T10:00:00Z",
           "deadline": "2026-12-05T10:30:00Z"}
          """)
  record Series(
      UUID id,
      String name,
      String format,
      String cardPool,
      String organiser,
      String commitment,
      Instant createdAt,
      Optional<Instant> openedAt,
      Optional<Instant> deadline,
      Optional<Instant> revealedAt,
      Optional<String> seed) {
    static Series of(PoolSeries series) {
      return new Series(
          series.id(),
          series.name(),
          series.format().pin(),
          series.cardPool(),
          series.organiser(),
          series.commitment(),
          series.createdAt(),
          series.building().map(PoolSeries.Building::openedAt),
          series.building().map(PoolSeries.Building::deadline),
          series.revealedAt(),
          series.revealedAt().map(at -> series.seed()));
    }
  }

  /** A pool. */
  @Schema(
      example =
          """
          {"series": "4b0c5a0e-6a53-4f0c-9d1c-2f7a1d5b8e01",
           "player": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "format": "sealed@1",
           "deadline": "2026-12-05T10:30:00Z", "cards": ["hackers", "ufos"]}
          """)
  record Pool(UUID series, String player, String format, Instant deadline, List<String> cards) {
    static Pool of(DealtPool pool) {
      var series = pool.series();
      return new Pool(
          series.id(),
          pool.player(),
          series.format().pin(),
          series.building().orElseThrow().deadline(),
          pool.list().cards());
    }
  }
}

package org.inwoarena.matchmaking.api;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.matchmaking.queue.Offer;
import org.inwoarena.matchmaking.queue.Patience;

/**
 * An offer as one of the two sees it.
 *
 * @param opponent player id
 * @param answer the reader's own: pending, accepted, declined
 * @param matchId what it became
 */
public record OfferView(
    UUID offerId,
    String ladder,
    Offer.State state,
    String opponent,
    Offer.Answer answer,
    Instant madeAt,
    Instant deadline,
    Optional<UUID> matchId,
    Why why) {

  /**
   * What brought these two together.
   *
   * @param gap rating points between them
   * @param window points both would have accepted; absent once ratings did not matter any more
   * @param waited seconds, the reader
   * @param opponentWaited seconds, the other
   * @param rematch whether they had just played each other
   */
  public record Why(
      int gap, Optional<Integer> window, long waited, long opponentWaited, boolean rematch) {
    static Why of(Offer offer, String reader) {
      var why = offer.why();
      var first = offer.first().player().equals(reader);
      return new Why(
          why.gap(),
          Optional.of(why.window()).filter(points -> points != Patience.ANYBODY),
          first ? why.firstWaited() : why.secondWaited(),
          first ? why.secondWaited() : why.firstWaited(),
          why.rematch());
    }
  }

  static OfferView of(Offer offer, String reader) {
    return new OfferView(
        offer.id(),
        offer.ladder(),
        offer.state(),
        offer.opponent(reader).player(),
        offer.side(reader).answer(),
        offer.madeAt(),
        offer.deadline(),
        offer.match(),
        Why.of(offer, reader));
  }
}

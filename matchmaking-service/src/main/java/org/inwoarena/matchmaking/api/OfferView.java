package org.inwoarena.matchmaking.api;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.matchmaking.queue.Offer;
import org.inwoarena.matchmaking.queue.Pairing.Why;

/**
 * An offer as one of the two sees it.
 *
 * @param opponent player id
 * @param answer the reader's own: pending, accepted, declined
 * @param matchId what it became
 * @param why what brought these two together
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
        offer.why());
  }
}

package org.inwoarena.matchmaking.store;

import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.matchmaking.queue.Offer;
import org.inwoarena.matchmaking.queue.Pairing.Why;

@Entity
@Table(name = "offer")
class OfferRow {
  @Id UUID id;
  String ladder;
  UUID firstTicket;
  String firstPlayer;

  @Enumerated(EnumType.STRING)
  Offer.Answer firstAnswer;

  UUID secondTicket;
  String secondPlayer;

  @Enumerated(EnumType.STRING)
  Offer.Answer secondAnswer;

  @Enumerated(EnumType.STRING)
  Offer.State state;

  Instant madeAt;
  Instant deadline;
  Instant closedAt;
  UUID match;
  int gap;
  int commonWindow;
  long firstWaited;
  long secondWaited;
  boolean rematch;

  OfferRow() {}

  OfferRow(Offer offer) {
    id = offer.id();
    ladder = offer.ladder();
    firstTicket = offer.first().ticket();
    firstPlayer = offer.first().player();
    secondTicket = offer.second().ticket();
    secondPlayer = offer.second().player();
    madeAt = offer.madeAt();
    deadline = offer.deadline();
    gap = offer.why().gap();
    commonWindow = offer.why().window();
    firstWaited = offer.why().firstWaited();
    secondWaited = offer.why().secondWaited();
    rematch = offer.why().rematch();
    take(offer);
  }

  void take(Offer offer) {
    firstAnswer = offer.first().answer();
    secondAnswer = offer.second().answer();
    state = offer.state();
    closedAt = offer.closedAt().orElse(null);
    match = offer.match().orElse(null);
  }

  Offer offer() {
    return new Offer(
        id,
        ladder,
        new Offer.Side(firstTicket, firstPlayer, firstAnswer),
        new Offer.Side(secondTicket, secondPlayer, secondAnswer),
        state,
        madeAt,
        deadline,
        Optional.ofNullable(closedAt),
        Optional.ofNullable(match),
        new Why(gap, commonWindow, firstWaited, secondWaited, rematch));
  }
}

package org.inwoarena.matchmaking.messaging;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.eclipse.microprofile.reactive.messaging.Incoming;
import org.eclipse.microprofile.reactive.messaging.Message;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.DeckRegistered;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.RatingChanged;
import org.inwoarena.kit.inbox.BatchConsumer;
import org.inwoarena.kit.messaging.InvalidMessage;
import org.inwoarena.matchmaking.desk.MatchDesk;
import org.inwoarena.matchmaking.desk.event.EventMatches;
import org.inwoarena.matchmaking.match.Registration;
import org.inwoarena.matchmaking.store.Registrations;
import org.inwoarena.matchmaking.store.Standings;

/** Listens to deck-service, game-service and rating-service; each message counts once. */
@ApplicationScoped
public class News {

  private final BatchConsumer consumer;
  private final Registrations registrations;
  private final Standings standings;
  private final MatchDesk matchDesk;
  private final EventMatches eventMatches;

  News(
      BatchConsumer consumer,
      Registrations registrations,
      Standings standings,
      MatchDesk matchDesk,
      EventMatches eventMatches) {
    this.consumer = consumer;
    this.registrations = registrations;
    this.standings = standings;
    this.matchDesk = matchDesk;
    this.eventMatches = eventMatches;
  }

  @Incoming("deck-registered")
  Uni<Void> onDeckRegistered(Message<ConsumerRecords<String, byte[]>> batch) {
    return consumer.consume(batch, "deck-registered", DeckRegistered.class, this::note);
  }

  @Incoming("rating-changed")
  Uni<Void> onRatingChanged(Message<ConsumerRecords<String, byte[]>> batch) {
    return consumer.consume(batch, "rating-changed", RatingChanged.class, this::note);
  }

  @Incoming("match-completed")
  Uni<Void> onMatchCompleted(Message<ConsumerRecords<String, byte[]>> batch) {
    return consumer.consume(batch, "match-completed", MatchCompleted.class, this::complete);
  }

  private Uni<Void> note(Mutiny.Session session, DeckRegistered deck) {
    required(
        deck.owner(),
        deck.name(),
        deck.format(),
        deck.hash(),
        deck.validatorVersion(),
        deck.registeredAt());
    return registrations.note(
        session,
        new Registration(
            deck.registrationId(),
            deck.owner(),
            deck.name(),
            deck.format(),
            deck.cardPool().orElse(deck.format()),
            deck.hash(),
            deck.validatorVersion(),
            deck.registeredAt()));
  }

  private Uni<Void> note(Mutiny.Session session, RatingChanged change) {
    required(change.ladder(), change.player());
    return standings.note(session, change);
  }

  private Uni<Void> complete(Mutiny.Session session, MatchCompleted completed) {
    required(completed.reason(), completed.endedAt());
    var match = matchId(completed);
    return matchDesk
        .complete(session, match, completed)
        .chain(() -> eventMatches.complete(session, match, completed));
  }

  private static UUID matchId(MatchCompleted completed) {
    try {
      return UUID.fromString(completed.matchId());
    } catch (IllegalArgumentException noUuid) {
      throw new InvalidMessage("not a match id: " + completed.matchId());
    }
  }

  /** A message with a hole can never be handled; trying again would stop the topic. */
  private static void required(Object... fields) {
    if (Stream.of(fields).anyMatch(Objects::isNull)) {
      throw new InvalidMessage("a required field is missing");
    }
  }
}

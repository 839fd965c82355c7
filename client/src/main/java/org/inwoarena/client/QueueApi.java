package org.inwoarena.client;

import com.fasterxml.jackson.core.type.TypeReference;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.contracts.Clocks;

/** The ladder queues, and offers to pairs that were found. */
public final class QueueApi {

  private final Rest rest;

  QueueApi(Rest rest) {
    this.rest = rest;
  }

  /** A ladder and how many wait on it. */
  public record Queue(
      String id,
      String name,
      String ruleSet,
      String cards,
      String format,
      Clocks clocks,
      long waiting) {}

  /**
   * A place in a queue.
   *
   * @param state waiting, offered, matched, expired or cancelled
   * @param outlook why the last look found nobody
   */
  public record Ticket(
      String ticketId,
      String ladder,
      String registrationId,
      String state,
      Instant joinedAt,
      Instant expiresAt,
      Optional<String> outlook) {}

  /**
   * An offer as the caller sees it.
   *
   * @param opponent player id
   * @param answer the caller's own: pending, accepted or declined
   * @param matchId what it became
   */
  public record Offer(
      String offerId,
      String ladder,
      String state,
      String opponent,
      String answer,
      Instant madeAt,
      Instant deadline,
      Optional<String> matchId) {}

  /**
   * A match that may be had again, with {@link ChallengeApi#rematch}.
   *
   * @param opponent player id
   * @param ladder where it was rated
   */
  public record Rematch(String matchId, String opponent, Optional<String> ladder, Instant until) {}

  /**
   * Where the caller stands.
   *
   * @param matchId the rated match under way
   * @param rematch the match just played, while a rematch may be asked for
   */
  public record Position(
      List<Ticket> tickets,
      Optional<Offer> offer,
      Optional<String> matchId,
      Optional<Instant> bannedUntil,
      Optional<Rematch> rematch) {
    /** Keeps an own copy. */
    public Position {
      tickets = List.copyOf(tickets);
    }
  }

  /** All ladders one can queue for. */
  public List<Queue> ladders() {
    return rest.get("/api/v1/queue", new TypeReference<List<Queue>>() {});
  }

  /** Takes a place in the queue of a ladder. */
  public Ticket join(String ladder, String registrationId) {
    var body = Map.of("ladder", ladder, "registrationId", registrationId);
    return rest.postOnce("/api/v1/queue", body, Ticket.class);
  }

  /** Where the caller stands. */
  public Position position() {
    return rest.get("/api/v1/queue/me", Position.class);
  }

  /** Leaves the queue; declines an offer that is open. */
  public void leave(String ticketId) {
    rest.act("DELETE", "/api/v1/queue/" + Rest.encoded(ticketId));
  }

  /** An offer made to the caller. */
  public Offer offer(String offerId) {
    return rest.get("/api/v1/offers/" + Rest.encoded(offerId), Offer.class);
  }

  /** Accepts an offer; the second of the two makes the match. */
  public Offer accept(String offerId) {
    return rest.postOnce(
        "/api/v1/offers/" + Rest.encoded(offerId) + "/accept", Map.of(), Offer.class);
  }

  /** Declines an offer. */
  public Offer decline(String offerId) {
    return rest.postOnce(
        "/api/v1/offers/" + Rest.encoded(offerId) + "/decline", Map.of(), Offer.class);
  }
}

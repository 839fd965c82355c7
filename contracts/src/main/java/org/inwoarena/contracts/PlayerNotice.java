package org.inwoarena.contracts;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Instant;
import java.util.Optional;

/** Something one player should be told at once, on {@code /ws/me}. */
public record PlayerNotice(String player, String noticeId, Instant at, Body body)
    implements Message {

  /** What the notice says. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "notice")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = TicketChanged.class, name = "ticket-changed"),
    @JsonSubTypes.Type(value = AcceptAsked.class, name = "accept-asked"),
    @JsonSubTypes.Type(value = OfferClosed.class, name = "offer-closed"),
    @JsonSubTypes.Type(value = ChallengeReceived.class, name = "challenge-received"),
    @JsonSubTypes.Type(value = ChallengeClosed.class, name = "challenge-closed"),
    @JsonSubTypes.Type(value = MatchStarted.class, name = "match-started"),
    @JsonSubTypes.Type(value = MatchOver.class, name = "match-over"),
    @JsonSubTypes.Type(value = EventNotice.class, name = "event"),
    @JsonSubTypes.Type(value = MatchJudged.class, name = "match-judged"),
    @JsonSubTypes.Type(value = ActRefused.class, name = "act-refused"),
    @JsonSubTypes.Type(value = QueueBanned.class, name = "queue-banned"),
    @JsonSubTypes.Type(value = NotRated.class, name = "not-rated"),
  })
  public sealed interface Body {}

  /**
   * The queue ticket is now {@code waiting}, {@code offered}, {@code matched}, {@code expired} or
   * {@code cancelled}.
   */
  public record TicketChanged(String ticketId, String ladder, String state) implements Body {}

  /** An opponent was found; accept before the deadline. */
  public record AcceptAsked(String offerId, String ladder, String opponent, Instant deadline)
      implements Body {}

  /** The offer ended: {@code matched}, {@code declined} or {@code timed-out}. */
  public record OfferClosed(String offerId, String outcome) implements Body {}

  /**
   * Somebody challenges this player.
   *
   * @param rematchOf the match after which a rematch is offered
   */
  public record ChallengeReceived(
      String challengeId,
      String from,
      boolean rated,
      Optional<String> ladder,
      Instant expiresAt,
      Optional<String> rematchOf)
      implements Body {}

  /**
   * A challenge ended: {@code accepted}, {@code declined}, {@code withdrawn} or {@code expired}.
   */
  public record ChallengeClosed(String challengeId, String outcome) implements Body {}

  /** A match of this player is being hosted; sit down at {@code /ws/matches/{matchId}}. */
  public record MatchStarted(String matchId, int seat, String opponent) implements Body {}

  /**
   * Something happened to this player at an event.
   *
   * @param what {@code paired}, {@code bye}, {@code moved-up}, {@code warned}, {@code
   *     disqualified}, {@code paused}, {@code resumed} or {@code cancelled}
   * @param detail a sentence for people
   */
  public record EventNotice(String eventId, String event, String what, String detail)
      implements Body {}

  /**
   * A judge acted on a match of this player.
   *
   * @param act {@code pause}, {@code resume}, {@code extend}, {@code award}, {@code annul}, {@code
   *     game-loss} or {@code rewind}
   * @param judge player id; empty where the event acted by itself because a player left it
   */
  public record MatchJudged(String matchId, String act, Optional<String> judge, String reason)
      implements Body {}

  /** The host of a match could not do what this judge asked for, as things stood by then. */
  public record ActRefused(String matchId, String commandId, String act, String code)
      implements Body {}

  /**
   * This player may not queue for a while.
   *
   * @param reason {@code offers-missed} or {@code matches-left}
   * @param detail a sentence for people
   */
  public record QueueBanned(String reason, Instant until, String detail) implements Body {}

  /**
   * A match that was played for a rating got none.
   *
   * @param detail the rule of the ladder, in a sentence
   */
  public record NotRated(String matchId, String ladder, String detail) implements Body {}

  /** A match of this player ended. */
  public record MatchOver(String matchId, int score, String reason) implements Body {}

  @Override
  public String key() {
    return player;
  }

  @Override
  public String topic() {
    return Topics.PLAYER_NOTICES;
  }
}

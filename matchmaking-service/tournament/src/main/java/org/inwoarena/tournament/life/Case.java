package org.inwoarena.tournament.life;

import static org.inwoarena.tournament.life.Objection.conflict;
import static org.inwoarena.tournament.life.Objection.forbidden;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Decision.Accepted;
import org.inwoarena.tournament.life.Decision.Refused;

/**
 * A request while it is decided: objections are collected, and as long as there are none, facts
 * happen one after the other.
 */
final class Case {

  private final Request request;
  private final List<Objection> objections = new ArrayList<>();
  private final List<Fact> facts = new ArrayList<>();
  private Event event;

  Case(Event event, Request request) {
    this.event = event;
    this.request = request;
  }

  /** The event after what has happened so far. */
  Event event() {
    return event;
  }

  Instant at() {
    return request.at();
  }

  Actor by() {
    return request.by();
  }

  /** Whoever asks, by id; the platform signs for the organiser. */
  EntrantId author() {
    return switch (request.by()) {
      case Actor.Person(EntrantId id) -> id;
      case Actor.Platform platform -> event.staff().organiser();
    };
  }

  void object(Objection objection) {
    objections.add(objection);
  }

  void require(boolean holds, Objection otherwise) {
    if (!holds) {
      objections.add(otherwise);
    }
  }

  void organiser() {
    require(
        event.staff().organises(by()),
        forbidden("organiser-only", "Only the organiser of this event does this."));
  }

  void judge() {
    require(
        event.staff().judges(by()),
        forbidden("judge-only", "Only a judge of this event does this."));
  }

  void platform() {
    require(
        by() instanceof Actor.Platform,
        forbidden("platform-only", "Results come from the matches, not from people."));
  }

  /** He himself, or a judge, or the platform. */
  void himself(EntrantId entrant) {
    require(
        by().equals(new Actor.Person(entrant))
            || event.staff().judges(by())
            || by() instanceof Actor.Platform,
        forbidden("not-yours", "This is for the player himself, or for a judge."));
  }

  /** One of these phases, named as people call it. */
  void phase(String called, List<Class<? extends Phase>> phases) {
    require(
        phases.stream().anyMatch(one -> one.isInstance(event.phase())),
        conflict("wrong-phase", "This can be done %s only.".formatted(called)));
  }

  void playing() {
    phase("while rounds are played", List.of(Phase.Playing.class));
  }

  void reason(String reason) {
    require(
        !reason.isBlank() && reason.length() <= 500,
        Objection.invalid("reason", "A reason of 1 to 500 characters is given."));
    require(
        !SettingsRules.hostile(reason),
        Objection.invalid("reason-characters", "The reason has characters nobody can see."));
  }

  boolean clean() {
    return objections.isEmpty();
  }

  /** Something happens. Nothing may have been objected. */
  void happens(Fact fact) {
    if (!clean()) {
      throw new IllegalStateException("a refused request changes nothing: " + objections);
    }
    facts.add(fact);
    event = event.evolve(fact);
  }

  Decision decision() {
    return clean() ? new Accepted(facts) : new Refused(objections);
  }
}

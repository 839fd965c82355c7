package org.inwoarena.engine.state;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.rules.RuleSet;

/**
 * A game at one moment. Immutable; copies share everything that did not change.
 *
 * @param charter what was pinned at the start; absent before it
 * @param roster which card bears which number
 * @param cards the state of every card
 * @param seats the players in seat order
 * @param frames what is under way, the top last
 * @param progress turn and round
 * @param inForce what card text has in force
 * @param streams places of the chance streams
 * @param uniques catalogue ids of Unique Resources that have ever been in play (R16.6.5)
 * @param questions open prompts in seat order
 * @param asked prompts opened so far
 * @param result the end, once reached
 */
public record Game(
    Optional<Charter> charter,
    Roster roster,
    CardStates cards,
    List<SeatState> seats,
    List<Frame> frames,
    Progress progress,
    InForce inForce,
    Streams streams,
    List<String> uniques,
    List<Question> questions,
    long asked,
    Optional<Entity.Result> result) {

  private static final Game EMPTY =
      new Game(
          Optional.empty(),
          Roster.EMPTY,
          CardStates.EMPTY,
          List.of(),
          List.of(),
          Progress.SETUP,
          InForce.NOTHING,
          Streams.START,
          List.of(),
          List.of(),
          0,
          Optional.empty());

  /** Keeps own copies. */
  public Game {
    seats = List.copyOf(seats);
    frames = List.copyOf(frames);
    uniques = List.copyOf(uniques);
    questions = List.copyOf(questions);
  }

  /** The state before the first event. */
  public static Game empty() {
    return EMPTY;
  }

  /** The rules of this game. */
  public RuleSet rules() {
    return charter.orElseThrow(() -> new IllegalStateException("not started")).rules();
  }

  /** Whether the game has ended. */
  public boolean over() {
    return result.isPresent();
  }

  /** A player. */
  public SeatState seat(int seat) {
    return seats.get(seat);
  }

  /** A card's state. */
  public CardState card(int card) {
    return cards.get(card);
  }

  /** A card's facts. */
  public Printed printed(int card) {
    return roster.card(card);
  }

  /** What is under way. */
  public Frame top() {
    return frames.getLast();
  }

  /** The topmost frame of that kind, if one is on the stack. */
  public <F extends Frame> Optional<F> frame(Class<F> kind) {
    for (var i = frames.size() - 1; i >= 0; i--) {
      if (kind.isInstance(frames.get(i))) {
        return Optional.of(kind.cast(frames.get(i)));
      }
    }
    return Optional.empty();
  }

  /** The attack under way, if there is one; not one whose result is being carried out. */
  public Optional<Frame.Attack> attack() {
    return frame(Frame.Attack.class).filter(attack -> attack.nature().stage() != Nature.Stage.OVER);
  }

  /** The privileged attack on the stack, to the last of its consequences (11.1). */
  public Optional<Frame.Attack> privilegedAttack() {
    return frame(Frame.Attack.class).filter(attack -> attack.nature().is(Word.PRIVILEGED));
  }

  /** The seat after this one that is still in the game (R2.4.6). */
  public int after(int seat) {
    for (var step = 1; step <= seats.size(); step++) {
      var next = (seat + step) % seats.size();
      if (!seats.get(next).eliminated()) {
        return next;
      }
    }
    throw new IllegalStateException("nobody is left");
  }

  /** The seats still in the game, in order. */
  public List<Integer> playing() {
    var left = 0;
    for (var seat = 0; seat < seats.size(); seat++) {
      if (!seats.get(seat).eliminated()) {
        left |= 1 << seat;
      }
    }
    return SeatLists.of(left);
  }

  /** The open question of a seat. */
  public Optional<Question> question(Seat seat) {
    for (var question : questions) {
      if (question.seat().equals(seat)) {
        return Optional.of(question);
      }
    }
    return Optional.empty();
  }

  /** Whether it is a Plot that is played, and no ability of a card in play. */
  public boolean isPlot(Origin origin) {
    return origin.applied().isEmpty() && ability(origin) instanceof Ability.Played;
  }

  /** An ability, wherever it stands. */
  public Ability ability(Origin origin) {
    if (origin.applied().isEmpty()) {
      return printed(origin.card()).text().abilities().get(origin.ability());
    }
    for (var applied : inForce.applied()) {
      if (applied.id() == origin.applied().getAsInt()) {
        return applied.abilities().get(origin.ability());
      }
    }
    throw new IllegalStateException("no longer in force: " + origin);
  }

  /** The same without changes that have a time limit (R19.2.24): what permanence is judged by. */
  public Game lasting() {
    var kept = inForce.withoutApplied(one -> !one.until().isLasting());
    return kept == inForce ? this : edit().inForce(kept).done();
  }

  /** An editor that starts from this game. */
  public GameEdit edit() {
    return new GameEdit(this);
  }
}

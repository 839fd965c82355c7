package org.inwoarena.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.chance.Scripted;
import org.inwoarena.engine.state.Game;

/** Plays commands on a position and keeps the game that comes out. */
public final class Session {

  private final Engine engine = new Engine(Board.CATALOGUE);
  private Scripted dice = new Scripted(List.of());
  private Game game;

  /** Starts from a position. */
  public Session(Game game) {
    this.game = game;
  }

  /** The game as it stands. */
  public Game game() {
    return game;
  }

  /** The dice to come. */
  public Session dice(Integer... values) {
    dice = new Scripted(List.of(values));
    return this;
  }

  /** A command that must be accepted. */
  public Session play(int seat, Command command) {
    var decision = decide(seat, command);
    assertThat(decision).as("%s", command).isInstanceOf(Decision.Accepted.class);
    game = ((Decision.Accepted) decision).after();
    return this;
  }

  /** The refusal of a command that must be refused. */
  public Refusal refused(int seat, Command command) {
    var decision = decide(seat, command);
    assertThat(decision).as("%s", command).isInstanceOf(Decision.Refused.class);
    return ((Decision.Refused) decision).refusal();
  }

  /** The only open prompt. */
  public Prompt asked() {
    var prompts = engine.prompts(game);
    assertThat(prompts).hasSize(1);
    return prompts.getFirst();
  }

  /** The strength of the attack under way. */
  public int strength() {
    return engine.explain(game).orElseThrow().stream().mapToInt(term -> term.amount()).sum();
  }

  private Decision decide(int index, Command command) {
    var seat = new Seat(index);
    var action =
        game.question(seat)
            .map(question -> Action.answer(seat, question.id(), command))
            .orElseGet(() -> Action.free(seat, command));
    return engine.decide(game, action, dice);
  }
}

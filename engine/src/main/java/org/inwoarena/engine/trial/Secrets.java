package org.inwoarena.engine.trial;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Events;
import org.inwoarena.engine.state.Game;

/**
 * Nothing a viewer gets depends on what he may not know: hidden cards are dealt anew among
 * themselves, and views, prompts and log lines stay equal to the byte.
 */
public final class Secrets implements Watcher {

  private static final int SPECTATOR = -1;

  private final Engine engine;
  private final Random random;
  private final int oneIn;
  private final ObjectMapper json = Events.mapper();
  private Optional<Game> sampled = Optional.empty();
  private int compared;

  /**
   * Deals anew.
   *
   * @param oneIn one position in so many
   */
  public Secrets(Engine engine, Random random, int oneIn) {
    this.engine = engine;
    this.random = random;
    this.oneIn = oneIn;
  }

  /** How many positions were compared, for all viewers. */
  public int compared() {
    return compared;
  }

  @Override
  public void position(Game game, List<Prompt> prompts) {
    if (random.nextInt(oneIn) == 0) {
      for (var viewer = SPECTATOR; viewer < game.seats().size(); viewer++) {
        compare(game, viewer);
      }
      compared++;
      sampled = Optional.of(game);
    }
  }

  /** What one command led to is told in the same words, except of cards it made known. */
  @Override
  public void happened(Game before, List<Event> events, Game after) {
    sampled.filter(before::equals).ifPresent(game -> compareLog(game, events, after));
    sampled = Optional.empty();
  }

  private void compareLog(Game before, List<Event> events, Game after) {
    for (var viewer = SPECTATOR; viewer < after.seats().size(); viewer++) {
      var dealt = before;
      var redealt = new Redeal(before, after, viewer, random).dealt();
      var audience = audience(viewer);
      for (var event : events) {
        same(
            event.toString(),
            engine.log(dealt, event, audience),
            engine.log(redealt, event, audience));
        dealt = engine.evolve(dealt, event);
        redealt = engine.evolve(redealt, event);
      }
      same("view", engine.view(after, audience), engine.view(redealt, audience));
    }
  }

  private static Audience audience(int viewer) {
    return viewer == SPECTATOR ? new Audience.Everybody() : new Audience.At(new Seat(viewer));
  }

  private void compare(Game game, int viewer) {
    var redealt = new Redeal(game, game, viewer, random).dealt();
    var audience = audience(viewer);
    same("view", engine.view(game, audience), engine.view(redealt, audience));
    same("prompts", prompts(game, viewer), prompts(redealt, viewer));
  }

  private void same(String what, Object dealt, Object redealt) {
    Breach.unless(
        text(redealt).equals(text(dealt)),
        "a viewer can tell hidden cards by the %s: %s and %s",
        what,
        dealt,
        redealt);
  }

  private List<Prompt> prompts(Game game, int viewer) {
    return viewer == SPECTATOR
        ? List.of()
        : engine.prompt(game, new Seat(viewer)).stream().toList();
  }

  private String text(Object value) {
    try {
      return json.writeValueAsString(value);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}

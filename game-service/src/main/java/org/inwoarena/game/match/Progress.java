package org.inwoarena.game.match;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.event.Event;
import org.inwoarena.game.match.MatchEvent.Acted;
import org.inwoarena.game.match.MatchEvent.By;
import org.inwoarena.game.match.MatchEvent.ClockCharged;
import org.inwoarena.game.match.MatchEvent.ClockStarted;
import org.inwoarena.game.match.MatchEvent.Played;

/** A commit in the making: each row is applied as it is added. */
final class Progress {

  private final Engine engine;
  private final Fold fold;
  private final HostedMatch before;
  private final Past past;
  private final List<Commit.Step> steps = new ArrayList<>();
  private HostedMatch now;

  Progress(Engine engine, Fold fold, HostedMatch before) {
    this(engine, fold, before, Past.NONE);
  }

  Progress(Engine engine, Fold fold, HostedMatch before, Past past) {
    this.engine = engine;
    this.fold = fold;
    this.before = before;
    this.past = past;
    this.now = before;
  }

  HostedMatch before() {
    return before;
  }

  HostedMatch match() {
    return now;
  }

  boolean over() {
    return engine.result(now.game()).isPresent();
  }

  /** Whether anything was done in the game so far. */
  boolean acted() {
    return steps.stream().anyMatch(step -> step.event() instanceof Acted);
  }

  Optional<Prompt> open(PromptId id) {
    return engine.prompts(now.game()).stream().filter(it -> it.id().equals(id)).findFirst();
  }

  void add(MatchEvent event) {
    steps.add(new Commit.Step(now.game(), event));
    now = fold.apply(now, event, past);
  }

  /** An accepted command and what it led to. */
  void act(By by, Action action, List<Event> events) {
    add(new Acted(by, action.seat(), action.prompt(), action.command()));
    play(events);
  }

  void play(List<Event> events) {
    events.forEach(event -> add(new Played(event)));
  }

  /**
   * Prompts that are gone are paid for, new ones start to run.
   *
   * @param closedAt until when the gone ones are charged
   * @param publishedAt from when the new ones run
   */
  void settle(Instant closedAt, Instant publishedAt) {
    var open = engine.prompts(now.game());
    var ids = open.stream().map(Prompt::id).toList();
    for (var id : now.clocks().running().keySet()) {
      if (!ids.contains(id)) {
        var charge = now.clocks().charge(id, closedAt, publishedAt);
        add(
            new ClockCharged(
                id, charge.seat(), charge.spent().toMillis(), charge.left().toMillis()));
      }
    }
    for (var prompt : open) {
      if (!now.clocks().running().containsKey(prompt.id())) {
        add(new ClockStarted(prompt.id(), prompt.seat(), publishedAt));
      }
    }
  }

  Commit commit(Optional<Refusal> refusal) {
    var after = steps.isEmpty() ? now : now.shown(before.viewSeq() + 1);
    return new Commit(before, after, steps, refusal);
  }
}

package org.inwoarena.engine.use.effects;

import java.util.List;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.turn.TurnFlow;

/** Leads each effect to the class that carries it out. */
public final class Effects {

  private Effects() {}

  /** What an effect needs chosen, in the order of choosing. */
  public static List<Selection> selections(Effect effect) {
    return switch (effect) {
      case Effect.LinkTo e -> List.of(e.to());
      case Effect.Unlink e -> List.of(e.what());
      case Effect.Pick e -> List.of(e.what());
      case Effect.Discard e -> List.of(e.what());
      case Effect.MoveCard e -> List.of(e.what());
      case Effect.GiveToken e -> List.of(e.to());
      case Effect.RemoveTokens e -> List.of(e.of());
      case Effect.PassToken e -> List.of(e.from(), e.to());
      case Effect.Look e -> List.of(e.what());
      case Effect.Expose e -> List.of(e.what());
      case Effect.Hide e -> List.of(e.what());
      case Effect.Destroy e -> List.of(e.what());
      case Effect.Devastate e -> List.of(e.what());
      case Effect.Relieve e -> List.of(e.what());
      case Effect.RemoveFromGame e -> List.of(e.what());
      case Effect.Release e -> List.of(e.what());
      case Effect.Exchange e -> List.of(e.old(), e.fresh());
      case Effect.TakeOver e -> List.of(e.what());
      case Effect.Readmit e -> List.of(e.what());
      case Effect.Move e -> List.of(e.what());
      case Effect.Mark e -> List.of(e.what());
      case Effect.Unmark e -> List.of(e.what());
      case Effect.Stay e -> List.of();
      case Effect.PickAlignment e -> List.of();
      case Effect.Apply e -> List.of();
      case Effect.Choose e -> List.of();
      case Effect.If e -> List.of();
      case Effect.Cancel e -> List.of();
      case Effect.Draw e -> List.of();
      case Effect.Shuffle e -> List.of();
      case Effect.Boost e -> List.of();
      case Effect.SetAttack e -> List.of();
      case Effect.StartAttack e -> List.of();
      case Effect.SetResult e -> List.of();
      case Effect.Roll e -> List.of();
      case Effect.Scale e -> List.of();
      case Effect.Reorganize e -> List.of();
      case Effect.EndTurn e -> List.of();
      case Effect.RollTable e -> List.of();
      case Effect.EachPlayer e -> List.of();
    };
  }

  /**
   * Whether the engine can carry all of these out. Abilities with others are not offered; the list
   * shrinks to nothing as the vocabulary is built.
   */
  public static boolean areBuilt(List<Effect> effects) {
    return effects.stream().allMatch(Effects::isBuilt);
  }

  private static boolean isBuilt(Effect effect) {
    return switch (effect) {
      case Effect.Choose e -> e.options().stream().allMatch(option -> areBuilt(option.effects()));
      case Effect.If e -> areBuilt(e.then()) && areBuilt(e.otherwise());
      case Effect.Cancel e -> e.what() != Effect.What.ONE_CARD;
      case Effect.StartAttack e -> true;
      case Effect.SetResult e -> true;
      case Effect.Roll e -> true;
      case Effect.RollTable e -> e.lines().stream().allMatch(line -> areBuilt(line.effects()));
      case Effect.Scale e -> true;
      case Effect.Destroy e -> true;
      case Effect.Apply e -> true;
      case Effect.Pick e -> true;
      case Effect.PickAlignment e -> true;
      case Effect.LinkTo e -> true;
      case Effect.Unlink e -> true;
      case Effect.Discard e -> true;
      case Effect.MoveCard e -> true;
      case Effect.GiveToken e -> true;
      case Effect.RemoveTokens e -> true;
      case Effect.PassToken e -> true;
      case Effect.Draw e -> true;
      case Effect.Boost e -> true;
      case Effect.SetAttack e -> true;
      case Effect.Stay e -> true;
      case Effect.EndTurn e -> true;
      case Effect.Devastate e -> true;
      case Effect.Relieve e -> true;
      case Effect.Mark e -> true;
      case Effect.Unmark e -> true;
      default -> false;
    };
  }

  /**
   * Carries one effect out and takes it off the agenda.
   *
   * @param chosen what its selections came to
   */
  public static void carryOut(Play play, Use use, Effect effect, List<List<Integer>> chosen) {
    var task = new Task(play, use, chosen);
    switch (effect) {
      // These two take themselves off the agenda: an attack, or a roll, comes in between.
      case Effect.StartAttack start -> Launching.launch(task, start.spec());
      case Effect.RollTable table -> Rolling.table(task, table);
      default -> done(task, effect);
    }
  }

  private static void done(Task task, Effect effect) {
    var bindings = bindings(task, effect);
    var play = task.play();
    play.emit(new Event.EffectDone(bindings));
    happen(task, effect);
  }

  /** What the effect binds for those after it. */
  private static Bindings bindings(Task task, Effect effect) {
    return switch (effect) {
      case Effect.Pick pick -> task.picked(pick.what());
      default -> task.use().bindings();
    };
  }

  private static void happen(Task task, Effect effect) {
    switch (effect) {
      case Effect.Apply e -> {}
      case Effect.Pick e -> {}
      case Effect.LinkTo e -> Linking.link(task, e);
      case Effect.Unlink e -> Linking.unlink(task);
      case Effect.Cancel e -> Cancels.cancel(task, e.what());
      case Effect.Discard e -> CardEffects.discard(task);
      case Effect.MoveCard e -> CardEffects.move(task, e.to());
      case Effect.GiveToken e -> TokenEffects.give(task, e);
      case Effect.RemoveTokens e -> TokenEffects.remove(task, e);
      case Effect.PassToken e -> TokenEffects.pass(task);
      case Effect.Draw e -> CardEffects.draw(task, e);
      case Effect.Boost e -> AttackEffects.boost(task, e.amount());
      case Effect.SetAttack e -> AttackEffects.set(task, e);
      case Effect.SetResult e -> AttackEffects.result(task, e.success());
      case Effect.Scale e -> AttackEffects.scale(task, e);
      case Effect.Roll e -> Rolling.change(task, e);
      case Effect.Destroy e -> AttackEffects.destroy(task, e);
      case Effect.Stay e -> Staying.stay(task);
      case Effect.EndTurn e -> TurnFlow.cutShort(task.play(), e.tokensFirst());
      case Effect.Devastate e -> Calamities.devastate(task);
      case Effect.Relieve e -> Calamities.relieve(task);
      case Effect.Mark e -> Calamities.word(task, e.mark(), true);
      case Effect.Unmark e -> Calamities.word(task, e.mark(), false);
      default -> throw new UnsupportedOperationException("not built: " + effect);
    }
  }
}

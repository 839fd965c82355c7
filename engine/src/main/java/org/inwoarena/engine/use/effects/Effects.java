package org.inwoarena.engine.use.effects;

import java.util.List;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.effect.Selections;
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
    return Selections.of(effect);
  }

  /**
   * Carries one effect out and takes it off the agenda.
   *
   * @param chosen what its selections came to
   * @param more what was chosen beyond them: a master, a place in a deck
   */
  public static void carryOut(
      Play play, Use use, Effect effect, List<List<Integer>> chosen, List<Integer> more) {
    var task = new Task(play, use, chosen);
    switch (effect) {
      // These two take themselves off the agenda: an attack, or a roll, comes in between.
      case Effect.StartAttack start -> Launching.launch(task, start.spec());
      case Effect.RollTable table -> Rolling.table(task, table);
      default -> done(task, effect, more);
    }
  }

  private static void done(Task task, Effect effect, List<Integer> more) {
    var goesOn = effect instanceof Effect.Reorganize && more.size() == 2;
    task.play()
        .emit(goesOn ? new Event.EffectRepeated() : new Event.EffectDone(bindings(task, effect)));
    happen(task, effect, more);
  }

  /** What the effect binds for those after it. */
  private static Bindings bindings(Task task, Effect effect) {
    return switch (effect) {
      case Effect.Pick pick -> task.picked(pick.what());
      default -> task.use().bindings();
    };
  }

  private static void happen(Task task, Effect effect, List<Integer> more) {
    switch (effect) {
      case Effect.Apply e -> {}
      case Effect.Pick e -> {}
      case Effect.LinkTo e -> Linking.link(task, e);
      case Effect.Cancel e -> Cancels.cancel(task, e.what());
      case Effect.Discard e -> CardEffects.discard(task, e.unseen());
      case Effect.MoveCard e -> CardEffects.move(task, e.to(), more);
      case Effect.Look e -> Looking.look(task, e);
      case Effect.Expose e -> Looking.expose(task);
      case Effect.Hide e -> Looking.hide(task);
      case Effect.Shuffle e -> Looking.shuffle(task, e);
      case Effect.TakeOver e -> Places.takeOver(task, e, more);
      case Effect.Readmit e -> Places.readmit(task, e, more);
      case Effect.Move e -> Places.move(task, more);
      case Effect.Reorganize e -> Places.reorganize(task, e.who(), more);
      case Effect.Exchange e -> Places.exchange(task, e.destroyed());
      case Effect.RemoveFromGame e -> Places.remove(task);
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
      case Effect.EndTurn e -> TurnFlow.cutShort(task.play(), e.tokensFirst());
      case Effect.Devastate e -> Calamities.devastate(task);
      case Effect.Relieve e -> Calamities.relieve(task);
      case Effect.Mark e -> Calamities.word(task, e.mark(), !e.off());
      // The way the play goes on: choices, branches, tables and attacks are led from outside.
      default -> throw new IllegalStateException("not an effect by itself: " + effect);
    }
  }
}

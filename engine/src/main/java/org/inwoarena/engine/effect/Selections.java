package org.inwoarena.engine.effect;

import java.util.List;

/** What effects need chosen. */
public final class Selections {

  private Selections() {}

  /** What an effect needs chosen, in the order of choosing. */
  public static List<Selection> of(Effect effect) {
    return switch (effect) {
      case Effect.LinkTo e -> List.of(e.to());
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
      case Effect.Exchange e -> List.of(e.old(), e.fresh());
      case Effect.TakeOver e -> List.of(e.what());
      case Effect.Readmit e -> List.of(e.what());
      case Effect.Move e -> List.of(e.what());
      case Effect.Mark e -> List.of(e.what());
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
}

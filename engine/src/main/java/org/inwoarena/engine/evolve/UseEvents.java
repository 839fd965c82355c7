package org.inwoarena.engine.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Until;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Applied;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.CardState;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.state.Frame.UseStage;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.GameEdit;
import org.inwoarena.engine.state.Origin;
import org.inwoarena.engine.state.Window;

/** What happens to plays: from their preparation to the last of their effects. */
final class UseEvents {

  private UseEvents() {}

  static Game prepared(Game game, Event.UsePrepared event) {
    return game.edit()
        .push(fresh(event.seat().index(), event.origin(), event.bindings(), true))
        .done();
  }

  /** What it does is laid out when it is announced: until then nobody else knows the card. */
  private static Use fresh(int seat, Origin origin, Bindings bindings, boolean optional) {
    return new Use(
        seat,
        origin,
        UseStage.PREPARED,
        bindings,
        List.of(),
        List.of(),
        new Window(Moment.PLOT_PLAYED, List.of()),
        List.of(),
        optional);
  }

  private static List<Effect> effects(Ability ability) {
    return switch (ability) {
      case Ability.Usable usable -> usable.effects();
      case Ability.Trigger trigger -> trigger.effects();
      case Ability.Replace replace -> replace.effects();
      default -> throw new IllegalStateException("nothing to carry out: " + ability);
    };
  }

  static Game picked(Game game, Event.Picked event) {
    return game.edit().top(use(game).picked(event.choice())).done();
  }

  static Game lot(Game game, Event.LotDrawn event) {
    return game.edit().top(use(game).picked(event.choice())).stream(Chance.DICE, event.counter())
        .done();
  }

  static Game announced(Game game, Event.UseAnnounced event) {
    var moment = game.isPlot(event.origin()) ? Moment.PLOT_PLAYED : Moment.ACTION_DECLARED;
    // What attacks by itself is answered in its attack (R12.1.7, R12.1.13); what replaces something
    // is no action of its own that could be answered.
    var answered =
        switch (game.ability(event.origin())) {
          case Ability.Usable usable -> usable.attack().isEmpty();
          case Ability.Replace replace -> false;
          default -> true;
        };
    var window =
        answered ? Window.after(game, moment, event.seat().index()) : new Window(moment, List.of());
    var paid = event.paid().stream().map(CardId::value).toList();
    var effects = effects(game.ability(event.origin()));
    return game.edit().top(use(game).announced(event.bindings(), paid, effects, window)).done();
  }

  static Game begun(Game game) {
    return game.edit().top(use(game).resolving()).done();
  }

  /** The head of the agenda is done; abilities it applies are in force from now on. */
  static Game done(Game game, Event.EffectDone event) {
    var use = use(game);
    var edit = game.edit();
    if (use.agenda().getFirst() instanceof Effect.Apply apply) {
      edit.inForce(
          game.inForce()
              .with(
                  new Applied(
                      game.inForce().last() + 1,
                      use.card(),
                      use.seat(),
                      apply.until(),
                      event.bindings(),
                      apply.abilities(),
                      game.frames().size() - 1,
                      game.progress().turn())));
    }
    return edit.top(use.left(rest(use), event.bindings())).done();
  }

  static Game option(Game game, Event.OptionTaken event) {
    var use = use(game);
    var choose = (Effect.Choose) use.agenda().getFirst();
    var chosen =
        event.option() < choose.options().size()
            ? choose.options().get(event.option()).effects()
            : List.<Effect>of();
    return instead(game, use, chosen);
  }

  static Game branch(Game game, Event.BranchTaken event) {
    var use = use(game);
    var branch = (Effect.If) use.agenda().getFirst();
    return instead(game, use, event.holds() ? branch.then() : branch.otherwise());
  }

  static Game table(Game game, Event.TableRolled event) {
    var use = use(game);
    var table = (Effect.RollTable) use.agenda().getFirst();
    var effects = new ArrayList<Effect>();
    for (var line : table.lines()) {
      if (event.total() >= line.from() && event.total() <= line.to()) {
        effects.addAll(line.effects());
      }
    }
    effects.addAll(rest(use));
    return game.edit().top(use.left(effects, use.bindings().rolling(event.total()))).stream(
            Chance.DICE, event.counter())
        .done();
  }

  static Game repeated(Game game) {
    var use = use(game);
    return game.edit().top(use.left(use.agenda(), use.bindings())).done();
  }

  /** The next player is "you" for the same effects. */
  static Game turnOf(Game game, Event.PlayersTurn event) {
    var use = use(game);
    var each = (Effect.EachPlayer) use.agenda().getFirst();
    var agenda = new ArrayList<>(each.effects());
    agenda.addAll(use.agenda());
    return game.edit().top(use.left(agenda, use.bindings().as(event.you().index()))).done();
  }

  private static Game instead(Game game, Use use, List<Effect> effects) {
    var agenda = new ArrayList<>(effects);
    agenda.addAll(rest(use));
    return game.edit().top(use.left(agenda, use.bindings())).done();
  }

  private static List<Effect> rest(Use use) {
    return use.agenda().subList(1, use.agenda().size());
  }

  /** The play is off the stack; a window below it asks everybody anew. */
  static Game over(Game game) {
    var use = use(game);
    var edit = game.edit().pop().playOver(game.frames().size() - 1);
    delayed(game, use).ifPresent(id -> edit.inForce(edit.inForce().happened(id)));
    var below = edit.done();
    if (below.frames().isEmpty()) {
      return below;
    }
    return switch (below.top()) {
      case Frame.Attack attack ->
          edit.top(attack.with(attack.window().acted(below, use.seat()))).done();
      case Use other when other.stage() == UseStage.ANNOUNCED ->
          edit.top(other.with(other.window().acted(below, use.seat()))).done();
      case Frame.Occasion occasion ->
          edit.top(occasion.with(occasion.window().acted(below, use.seat()))).done();
      case Frame.Claims claims -> edit.top(claims.acted(below, use.seat())).done();
      default -> below;
    };
  }

  /** The delayed trigger that has now happened once, if it was one. */
  private static Optional<Integer> delayed(Game game, Use use) {
    return game.inForce().applied().stream()
        .filter(applied -> applied.until() == Until.DONE)
        .map(Applied::id)
        .filter(id -> use.origin().applied().equals(OptionalInt.of(id)))
        .findFirst();
  }

  static Game arisen(Game game, Event.Arisen event) {
    return game.edit().inForce(game.inForce().with(event.reaction())).done();
  }

  static Game reaction(Game game, Event.ReactionBegun event) {
    var reaction = event.reaction();
    var edit = game.edit().inForce(game.inForce().withoutFirstReaction());
    if (reaction.origin().isEmpty()) {
      var window = Window.from(game, reaction.moment(), reaction.seat());
      return edit.push(new Frame.Occasion(window, reaction.bindings(), Optional.empty())).done();
    }
    var origin = reaction.origin().get();
    if (!game.inForce().has(origin)) {
      // What would have happened has ended while it waited.
      return edit.done();
    }
    var optional =
        switch (game.ability(origin)) {
          case Ability.Trigger trigger -> trigger.optional();
          case Ability.Replace replace -> replace.optional();
          default -> false;
        };
    return edit.push(fresh(reaction.seat(), origin, reaction.bindings(), optional)).done();
  }

  static Game due(Game game, Event.DeedDue event) {
    var actor = event.bindings().actor().orElse(game.progress().active());
    var edit = game.edit();
    if (event.deed() instanceof Deed.Rolled roll) {
      edit.stream(Chance.DICE, roll.counter());
    }
    var window =
        event.deed() instanceof Deed.Moving
            ? Window.after(game, event.moment(), actor)
            : Window.from(game, event.moment(), actor);
    edit.push(new Frame.Occasion(window, event.bindings(), Optional.of(event.deed())));
    return declared(edit, event.deed()).done();
  }

  /** A card that is laid down to be taken over is seen by all, whatever becomes of it. */
  private static GameEdit declared(GameEdit edit, Deed deed) {
    var card =
        switch (deed) {
          case Deed.GroupTakeover takeover -> takeover.card();
          case Deed.ResourceTakeover takeover -> takeover.card();
          default -> 0;
        };
    return card == 0 ? edit : edit.card(card, edit.card(card).seen(CardState.PUBLIC));
  }

  static Game shortened(Game game, Event.DrawShortened event) {
    var occasion = (Frame.Occasion) game.frames().get(event.frame());
    var draw = (Deed.Drawing) occasion.due().orElseThrow();
    var less = new Deed.Drawing(draw.seat(), draw.deck(), draw.reason(), draw.count() - 1);
    return game.edit().frame(event.frame(), occasion.with(less)).done();
  }

  /** Its player is asked, or it begins at once; it is not asked about again. */
  static Game replacing(Game game, Event.ReplacementBegun event) {
    var occasion = (Frame.Occasion) game.top();
    var optional = ((Ability.Replace) game.ability(event.origin())).optional();
    return game.edit()
        .top(occasion.tried(event.origin()))
        .push(fresh(event.seat().index(), event.origin(), occasion.bindings(), optional))
        .done();
  }

  /**
   * The cancelled frame goes; refunds are events of their own (18.4). A limit it counted against is
   * not used up (R7.4.6, R18.3.8).
   */
  static Game cancelled(Game game, Event.Cancelled event) {
    var edit = game.edit().drop(event.frame());
    return switch (game.frames().get(event.frame())) {
      case Frame.Attack attack -> edit.actionOver(event.frame()).done();
      case Use use ->
          edit.inForce(
                  game.inForce()
                      .withoutUses(
                          used ->
                              used.number() == use.card()
                                  && used.ability() == use.origin().ability()
                                  && used.seat() == use.seat()))
              .done();
      default -> edit.done();
    };
  }

  static Game paymentLost(Game game, Event.PaymentLost event) {
    var use = (Use) game.frames().get(event.frame());
    return game.edit().frame(event.frame(), use.repaying(event.payer().value())).done();
  }

  static Game paymentReplaced(Game game, Event.PaymentReplaced event) {
    var use = use(game);
    var window = Window.after(game, use.window().moment(), use.seat());
    return game.edit().top(use.repaid(event.payer().value(), window)).done();
  }

  static Game orders(Game game, Event.OrdersGiven event) {
    var seat = event.seat().index();
    return game.edit().seat(seat, game.seat(seat).passing(event.passes())).done();
  }

  private static Use use(Game game) {
    return (Use) game.top();
  }
}

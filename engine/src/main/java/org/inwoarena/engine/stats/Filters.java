package org.inwoarena.engine.stats;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Marked;
import org.inwoarena.engine.state.Nature;
import org.inwoarena.engine.state.Zone;

/** Whether a card is meant by a filter. */
public final class Filters {

  private Filters() {}

  /** Whether the card is meant, wherever it lies. */
  public static boolean matches(Scene scene, Filter filter, int card) {
    return switch (filter) {
      case Filter.Any any -> true;
      case Filter.Aligned(var alignment) ->
          Alignments.has(scene.game(), scene.lens(), card, alignment);
      case Filter.AlignedAsChosen chosen ->
          scene.bindings().alignment().stream()
              .anyMatch(alignment -> Alignments.has(scene.game(), scene.lens(), card, alignment));
      case Filter.Under(var master) -> {
        var over = scene.game().card(card).spot().master();
        yield over != 0 && matches(scene, master, over);
      }
      case Filter.Over(var puppet) ->
          scene.game().card(card).zone().inStructure()
              && Structure.puppets(scene.game(), card).stream()
                  .anyMatch(below -> matches(scene, puppet, below));
      case Filter.RuledBy(var illuminati) ->
          matches(
              scene, illuminati, scene.game().seat(scene.game().card(card).holder()).illuminati());
      case Filter.Attributed(var attribute) ->
          Attributes.has(scene.game(), scene.lens(), card, attribute);
      case Filter.OfKind(var kind) -> kind.covers(kind(scene, card));
      case Filter.Named(var id) -> scene.game().printed(card).id().equals(id);
      case Filter.In(var role) -> Roles.is(scene, role, card);
      case Filter.Of(var who) ->
          Players.is(scene, who, scene.game().card(card).holder())
              && !scene.game().card(card).has(Mark.UNCREDITED);
      case Filter.Lying(var place) -> lies(scene, place, card);
      case Filter.Being(var state) -> is(scene, state, card);
      case Filter.ArrowOn(var side) ->
          Structure.hasUpright(scene.game(), card, side)
              || scene.game().printed(card).facts().arrowIn().filter(side::equals).isPresent();
      case Filter.Marked(var mark) -> scene.game().inForce().isMarked(card, mark);
      case Filter.Compared(var measure, var comparison, var amount) ->
          comparison.holds(measure(scene, measure, card), Amounts.of(scene, amount));
      case Filter.Sharing(var role) -> sharesWithAny(scene, Roles.cards(scene, role), card);
      case Filter.Opposed(var role) -> isOpposedToAny(scene, Roles.cards(scene, role), card);
      case Filter.Copying(var role) ->
          Roles.cards(scene, role).stream()
              .anyMatch(
                  other ->
                      scene.game().printed(other).id().equals(scene.game().printed(card).id()));
      case Filter.And(var all) -> all(scene, all, card);
      case Filter.Or(var any) -> any(scene, any, card);
      case Filter.Not(var not) -> !matches(scene, not, card);
    };
  }

  private static boolean all(Scene scene, List<Filter> filters, int card) {
    for (var each : filters) {
      if (!matches(scene, each, card)) {
        return false;
      }
    }
    return true;
  }

  private static boolean any(Scene scene, List<Filter> filters, int card) {
    for (var each : filters) {
      if (matches(scene, each, card)) {
        return true;
      }
    }
    return false;
  }

  private static boolean sharesWithAny(Scene scene, List<Integer> others, int card) {
    for (int other : others) {
      if (Alignments.shared(scene.game(), scene.lens(), card, other) != 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOpposedToAny(Scene scene, List<Integer> others, int card) {
    for (int other : others) {
      if (Alignments.opposed(scene.game(), scene.lens(), card, other) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The cards that are meant, in play where the filter does not say where. */
  public static List<Integer> meant(Scene scene, Filter filter) {
    var meant = new ArrayList<Integer>();
    if (!saysWhere(filter)) {
      for (int card : scene.game().cards().inPlay()) {
        if (matches(scene, filter, card)) {
          meant.add(card);
        }
      }
      return meant;
    }
    for (var card = 1; card <= scene.game().roster().size(); card++) {
      if (matches(scene, filter, card)) {
        meant.add(card);
      }
    }
    return meant;
  }

  /** Whether a filter says where its cards lie, so that "in play" must not be added. */
  public static boolean saysWhere(Filter filter) {
    return switch (filter) {
      case Filter.Lying lying -> true;
      case Filter.In in -> true;
      case Filter.And(var all) -> {
        for (var each : all) {
          if (saysWhere(each)) {
            yield true;
          }
        }
        yield false;
      }
      case Filter.Or(var any) -> {
        for (var each : any) {
          if (!saysWhere(each)) {
            yield false;
          }
        }
        yield true;
      }
      default -> false;
    };
  }

  private static CardKind kind(Scene scene, int card) {
    return scene.game().printed(card).facts().kind();
  }

  private static boolean lies(Scene scene, Filter.Place place, int card) {
    var state = scene.game().card(card);
    var zone = state.zone();
    return switch (place) {
      case IN_PLAY -> zone.inPlay();
      case IN_STRUCTURE -> zone.inStructure();
      case IN_HAND -> zone == Zone.HAND || zone == Zone.EXPOSED;
      case EXPOSED -> zone == Zone.EXPOSED;
      case HIDDEN -> zone == Zone.HAND;
      case JUST_PLAYED -> zone == Zone.ATTACKED;
      case DESTROYED -> zone == Zone.DESTROYED;
      case DISCARDED -> zone == Zone.DISCARD;
      case DIRECT ->
          zone == Zone.STRUCTURE
              && state.spot().master() == scene.game().seat(state.holder()).illuminati();
    };
  }

  private static boolean is(Scene scene, Filter.State state, int card) {
    var game = scene.game();
    var at = game.card(card);
    return switch (state) {
      case TOKEN -> at.tokens() > 0;
      case DEVASTATED -> at.has(Mark.DEVASTATED);
      case DEAD -> at.has(Mark.DEAD);
      case PARALYZED -> Plight.isParalyzed(game, card);
      case CAPTURED_THIS_TURN -> at.has(Mark.CAPTURED);
      case ACTED -> at.has(Mark.ACTED);
      case LINKED -> isLinked(game, card);
      case PERMANENTLY_ATTACHED -> at.link() != 0 && at.has(Mark.LINK_PERMANENT);
      case ACTING -> isActing(game, card);
      case IN_ATTACK -> scene.attack().filter(attack -> takesPart(attack, card)).isPresent();
      case AIDING -> scene.attack().filter(attack -> attack.aiding().contains(card)).isPresent();
      case OPPOSING ->
          scene.attack().filter(attack -> attack.opposing().contains(card)).isPresent();
      case TRIED ->
          at.zone() == Zone.ATTACKED || at.zone() == Zone.DISCARD && at.has(Mark.ROLLED_FOR);
      case BROUGHT_DOWN -> game.inForce().isMarked(card, Marked.helpedBy(scene.you()));
      case UNIQUE -> game.printed(card).facts().unique();
      case OPEN_ARROW -> at.zone().inStructure() && Structure.hasFreeArrow(game, card);
    };
  }

  /** Until the roll, or until what it pays for is carried out. */
  private static boolean isActing(Game game, int card) {
    for (var frame : game.frames().reversed()) {
      switch (frame) {
        case Frame.Use use when use.stage() == Frame.UseStage.ANNOUNCED -> {
          if (use.paid().contains(card)) {
            return true;
          }
        }
        case Frame.Attack attack -> {
          return attack.nature().stage() == Nature.Stage.OPEN && attack.involves(card);
        }
        default -> {}
      }
    }
    return false;
  }

  /** Also while the link sleeps: it is there all the same (R17.2.1). */
  private static boolean isLinked(Game game, int card) {
    return game.card(card).link() != 0 || !Roles.linked(game, card).isEmpty();
  }

  private static boolean takesPart(Frame.Attack attack, int card) {
    return attack.involves(card);
  }

  private static int measure(Scene scene, Filter.Measure measure, int card) {
    var game = scene.game();
    return switch (measure) {
      case POWER -> Values.power(game, scene.lens(), card);
      case GLOBAL_POWER -> Values.globalPower(game, scene.lens(), card);
      case RESISTANCE -> Values.resistance(game, scene.lens(), card);
      case PRINTED_POWER -> game.printed(card).facts().power();
      case ARROWS -> Structure.arrows(game, card);
      case TOKENS -> game.card(card).tokens();
    };
  }
}

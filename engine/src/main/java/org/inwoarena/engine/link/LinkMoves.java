package org.inwoarena.engine.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.effect.Ability.Value;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.Permissions;
import org.inwoarena.engine.stats.Scene;

/** Links a player makes, moves and ends as free moves (R6.3.1, 17.1). */
public final class LinkMoves {

  private static final List<Zone> LINKABLE = List.of(Zone.RESOURCES, Zone.TABLE, Zone.STRUCTURE);

  private LinkMoves() {}

  /** Links a card, or moves its link (R17.1.3, R17.1.7). */
  public static Optional<Objection> link(Play play, int seat, Command.Link command) {
    var game = play.game();
    var card = command.card().value();
    var to = command.group().value();
    var objection = cardObjection(game, seat, card).or(() -> aimObjection(game, seat, card, to));
    if (objection.isEmpty()) {
      var permanent = LinkRule.isPermanent(game, card, false);
      Arrows.lose(play, card);
      play.emit(new Event.Linked(command.card(), command.group(), permanent));
    }
    return objection;
  }

  /** Ends a link: a Resource belongs to its player's Illuminati again (R5.3.1). */
  public static Optional<Objection> unlink(Play play, int seat, CardId card) {
    var objection = unlinkObjection(play.game(), seat, card.value());
    if (objection.isEmpty()) {
      Arrows.lose(play, card.value());
      play.emit(new Event.LinkChanged(card, Event.LinkChange.ENDED));
      play.emit(new Event.MarkSet(card, Mark.LINK_MOVED, true));
    }
    return objection;
  }

  private static Optional<Objection> unlinkObjection(Game game, int seat, int card) {
    return cardObjection(game, seat, card)
        .or(
            () -> {
              if (game.card(card).link() == 0) {
                return Optional.of(Objection.NOT_LINKED);
              }
              var mustBe = LinkRule.free(game, card).filter(Ability.Link::must).isPresent();
              return mustBe || game.card(card).zone() == Zone.TABLE
                  ? Optional.of(Objection.MUST_BE_LINKED)
                  : Optional.empty();
            });
  }

  /** Whether the player may link the card now, or move its link. */
  private static Optional<Objection> cardObjection(Game game, int seat, int card) {
    if (!game.roster().has(card)
        || game.card(card).holder() != seat
        || !LINKABLE.contains(game.card(card).zone())) {
      return Optional.of(Objection.NOT_YOUR_CARD_IN_PLAY);
    }
    return timeObjection(game, seat).or(() -> linkObjection(game, card));
  }

  private static Optional<Objection> timeObjection(Game game, int seat) {
    var turn = game.frame(Frame.Turn.class);
    if (turn.isEmpty() || turn.get().seat() != seat) {
      return Optional.of(Objection.LINKS_IN_OWN_TURN);
    }
    var rules = game.rules();
    var mainOnly = rules.on(Switch.LINKS_IN_MAIN) || rules.on(Switch.FEWER_FREE_MOVES);
    if (mainOnly && turn.get().phase() != Phase.MAIN) {
      return Optional.of(Objection.LINKS_IN_MAIN_PHASE);
    }
    var inAction = game.attack().isPresent();
    if (inAction && rules.on(Switch.FREE_MOVES_BETWEEN_ACTIONS)) {
      return Optional.of(Objection.LINK_IN_ACTION);
    }
    var afterActions = turn.get().phase().compareTo(Phase.MAIN) > 0;
    return afterActions && rules.on(Switch.NO_PHASE_OF_FREE_MOVES)
        ? Optional.of(Objection.NO_FREE_MOVES_NOW)
        : Optional.empty();
  }

  /** A link that is there already may not be moved for good, or not in this turn. */
  static Optional<Objection> linkObjection(Game game, int card) {
    var state = game.card(card);
    if (state.has(Mark.LINK_MOVED)) {
      return Optional.of(Objection.LINK_MOVED_ALREADY);
    }
    return state.link() == 0 ? Optional.empty() : movedAway(game, card);
  }

  /** Why the linked card must stay with its Group: to be linked elsewhere or given away. */
  public static Optional<Objection> movedAway(Game game, int card) {
    if (game.card(card).has(Mark.LINK_PERMANENT)
        || Permissions.of(game, card, card).barring(Deed.UNLINK).isPresent()) {
      return Optional.of(Objection.LINK_IS_PERMANENT);
    }
    if (!bringsTokens(game, card)) {
      return Optional.empty();
    }
    var used = game.card(card).has(Mark.LINK_USED);
    var onlyThen = game.rules().on(Switch.LINK_MOVES_AFTER_BENEFIT);
    return used == onlyThen ? Optional.empty() : Optional.of(Objection.LINK_GAVE_BENEFIT);
  }

  private static boolean bringsTokens(Game game, int card) {
    return game.printed(card).text().abilities().stream()
        .anyMatch(
            ability ->
                ability instanceof Ability.Modifier modifier
                    && modifier.values().contains(Value.TOKENS));
  }

  private static Optional<Objection> aimObjection(Game game, int seat, int card, int to) {
    if (!game.roster().has(to)
        || game.card(to).holder() != seat
        || !game.card(to).zone().inPlay()) {
      return Optional.of(Objection.NOT_YOUR_CARD_IN_PLAY);
    }
    var resource = game.printed(card).facts().kind() == CardKind.RESOURCE;
    if (resource && game.card(to).zone() == Zone.ILLUMINATI) {
      return Optional.of(Objection.ILLUMINATI_NOT_LINKED);
    }
    if (game.card(card).link() == to) {
      return Optional.of(Objection.LINKED_ALREADY);
    }
    return fits(game, card, to) && !CopiesInPlay.isFull(game, card, to)
        ? Optional.empty()
        : Optional.of(Objection.LINK_DOES_NOT_FIT);
  }

  /** One of the two texts provides for it (R17.1.2). */
  private static boolean fits(Game game, int card, int to) {
    var linked = game.card(card).link() != 0;
    var own = linked ? LinkRule.to(game, card) : LinkRule.free(game, card).map(Ability.Link::to);
    if (own.isPresent()) {
      return Filters.matches(scene(game, card), own.get(), to);
    }
    return game.printed(card).isGroup()
        && LinkRule.free(game, to)
            .filter(link -> Filters.matches(scene(game, to), link.to(), card))
            .isPresent();
  }

  private static Scene scene(Game game, int card) {
    return Scene.of(game, card, game.card(card).holder(), Bindings.NONE);
  }

  /** Every link the player can make, move or end now. */
  public static void families(Game game, int seat, Moves moves) {
    if (timeObjection(game, seat).isPresent()) {
      return;
    }
    var ends = new ArrayList<Integer>();
    for (var zone : LINKABLE) {
      for (int card : game.seat(seat).in(zone)) {
        if (linkObjection(game, card).isEmpty()) {
          family(game, seat, card, moves);
          if (unlinkObjection(game, seat, card).isEmpty()) {
            ends.add(card);
          }
        }
      }
    }
    moves.add("unlink", "card", Moves.cards(ends));
  }

  private static void family(Game game, int seat, int card, Moves moves) {
    var aims = new ArrayList<Integer>();
    for (var zone : LINKABLE) {
      for (int group : game.seat(seat).in(zone)) {
        if (group != card && aimObjection(game, seat, card, group).isEmpty()) {
          aims.add(group);
        }
      }
    }
    moves.add("link", Map.of("card", Moves.card(card), "group", Moves.cards(aims)));
  }
}

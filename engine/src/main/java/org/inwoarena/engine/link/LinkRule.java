package org.inwoarena.engine.link;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Value;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.effect.Who;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Game;

/** What a card's text says of its link: to what, and whether for good (17.1). */
public final class LinkRule {

  private static final Set<Value> PERMANENT_VALUES =
      EnumSet.of(Value.POWER, Value.GLOBAL_POWER, Value.RESISTANCE);

  private LinkRule() {}

  /** What the card may be linked to by its player, as a free move (R17.1.2, R17.1.3). */
  public static Optional<Ability.Link> free(Game game, int card) {
    for (var ability : game.printed(card).text().abilities()) {
      if (ability instanceof Ability.Link link) {
        return Optional.of(link);
      }
    }
    return Optional.empty();
  }

  /** What the card may be linked to at all: by its player, or by being played. */
  public static Optional<Filter> to(Game game, int card) {
    return free(game, card).map(Ability.Link::to).or(() -> played(game, card));
  }

  /** The aim of the play that links the card. */
  private static Optional<Filter> played(Game game, int card) {
    for (var ability : game.printed(card).text().abilities()) {
      if (ability instanceof Ability.Usable usable
          && !usable.targets().isEmpty()
          && usable.effects().stream().anyMatch(LinkRule::linksToTarget)) {
        return Optional.of(usable.targets().getFirst().of());
      }
    }
    return Optional.empty();
  }

  private static boolean linksToTarget(Effect effect) {
    return effect instanceof Effect.LinkTo link
        && link.to().pool() instanceof Selection.Pool.OfRole(var role)
        && role == Role.TARGET;
  }

  /**
   * The part of a filter that has to stay true while the link lasts: what kind of card it is linked
   * to. Where that card lies, whose it is and how strong it is matters only when the link is made.
   */
  static Filter lasting(Filter filter) {
    return switch (filter) {
      case Filter.Aligned f -> f;
      case Filter.Attributed f -> f;
      case Filter.OfKind f -> f;
      case Filter.Named f -> f;
      case Filter.And(var all) -> new Filter.And(all.stream().map(LinkRule::lasting).toList());
      case Filter.Or(var any) -> new Filter.Or(any.stream().map(LinkRule::lasting).toList());
      case Filter.Not(var not) -> isOfKind(not) ? filter : new Filter.Any();
      default -> new Filter.Any();
    };
  }

  private static boolean isOfKind(Filter filter) {
    return filter instanceof Filter.Aligned
        || filter instanceof Filter.Attributed
        || filter instanceof Filter.OfKind
        || filter instanceof Filter.Named;
  }

  /** Whether the card goes wherever the one it is linked to goes: its text speaks of own cards. */
  static boolean follows(Game game, int card) {
    return to(game, card).filter(LinkRule::saysYours).isPresent();
  }

  private static boolean saysYours(Filter filter) {
    return switch (filter) {
      case Filter.Of(var who) -> who == Who.YOU;
      case Filter.And(var all) -> all.stream().anyMatch(LinkRule::saysYours);
      default -> false;
    };
  }

  /**
   * Whether a link of the card is permanent (R17.1.4, R17.1.5): a Plot's that changes a value, an
   * Alignment or an Attribute of what it is linked to, and any link whose text says so.
   */
  public static boolean isPermanent(Game game, int card, boolean textSaysSo) {
    var plot = game.printed(card).facts().kind().inPlotDeck();
    return textSaysSo
        || free(game, card).filter(Ability.Link::permanent).isPresent()
        || (plot
            && (game.rules().on(Switch.EVERY_PLOT_LINK_PERMANENT) || changesLinked(game, card)));
  }

  private static boolean changesLinked(Game game, int card) {
    for (var ability : game.printed(card).text().abilities()) {
      var changes =
          switch (ability) {
            case Ability.Modifier m ->
                speaksOfLinked(m.of()) && m.values().stream().anyMatch(PERMANENT_VALUES::contains);
            case Ability.Trait t -> speaksOfLinked(t.of());
            default -> false;
          };
      if (changes) {
        return true;
      }
    }
    return false;
  }

  private static boolean speaksOfLinked(Filter filter) {
    return switch (filter) {
      case Filter.In(var role) -> role == Role.LINKED;
      case Filter.And(var all) -> all.stream().anyMatch(LinkRule::speaksOfLinked);
      case Filter.Or(var any) -> any.stream().anyMatch(LinkRule::speaksOfLinked);
      default -> false;
    };
  }

  /** How many copies may lie on the table, where the text limits them. */
  public static List<Ability.Copies> limits(Game game, int card) {
    return game.printed(card).text().copies();
  }
}

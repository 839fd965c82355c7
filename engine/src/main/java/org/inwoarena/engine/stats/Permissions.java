package org.inwoarena.engine.stats;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiPredicate;
import org.inwoarena.engine.effect.Ability.Against;
import org.inwoarena.engine.effect.Ability.Allow;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.effect.Ability.Forbid;
import org.inwoarena.engine.effect.Ability.Immune;
import org.inwoarena.engine.effect.AttackTest;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/**
 * What card text allows and bars, and which card does. A card that bars prevails over one that
 * allows (R19.1.9), so callers ask for what bars last.
 *
 * @param by the card that acts; for deeds of players their Illuminati or the card they use
 * @param target what it is done to, {@link #NOTHING} where there is no target
 * @param attack the attack it is done in, or that is about to be announced
 */
public record Permissions(Game game, int by, int target, Optional<Frame.Attack> attack) {

  /** No card. */
  public static final int NOTHING = 0;

  /** A deed in the attack at hand, if there is one. */
  public static Permissions of(Game game, int by, int target) {
    return new Permissions(game, by, target, game.frame(Frame.Attack.class));
  }

  /** A deed of a card that is done to nothing. */
  public static Permissions of(Game game, int by) {
    return of(game, by, NOTHING);
  }

  /** The card whose text bars one of the deeds; absent where none does. */
  public OptionalInt barring(Deed... deeds) {
    if (InEffect.isNothing(game)) {
      return OptionalInt.empty();
    }
    var found = new Found();
    InEffect.each(
        game,
        Lens.FULL,
        Forbid.class,
        forbid -> found.isEmpty() && isOneOf(deeds, forbid.deed()),
        (scene, forbid, temporary) -> {
          if (bars(scene, forbid)) {
            found.take(scene.source());
          }
        });
    return found.card();
  }

  /** Whether card text allows one of the deeds. */
  public boolean allows(Deed... deeds) {
    return allowing((scene, allow) -> true, deeds);
  }

  /** Whether card text allows one of the deeds whatever the Alignments. */
  public boolean allowsAnyAlignment(Deed... deeds) {
    return allowing((scene, allow) -> allow.anyAlignment(), deeds);
  }

  /** Whether a card that speaks of Secret Groups allows one of the deeds (R11.2.6). */
  public boolean allowsSecret(Deed... deeds) {
    return allowing(
        (scene, allow) ->
            game.printed(scene.source()).text().named().attributes().contains(Attributes.SECRET),
        deeds);
  }

  /** Whether card text that speaks of such attacks allows one of the deeds (R12.1.5, R11.1.3). */
  public boolean allowsIn(Set<AttackTest.Word> words, Deed... deeds) {
    return allowing(
        (scene, allow) ->
            allow.in().filter(test -> test.is().stream().anyMatch(words::contains)).isPresent(),
        deeds);
  }

  private boolean allowing(BiPredicate<Scene, Allow> also, Deed... deeds) {
    if (InEffect.isNothing(game)) {
      return false;
    }
    var found = new Found();
    InEffect.each(
        game,
        Lens.FULL,
        Allow.class,
        allow -> found.isEmpty() && isOneOf(deeds, allow.deed()),
        (scene, allow, temporary) -> {
          if (also.test(scene, allow) && allows(scene, allow)) {
            found.take(scene.source());
          }
        });
    return !found.isEmpty();
  }

  /** The card that makes the target immune to the acting card in one of these ways (11.3). */
  public OptionalInt immunity(Against... against) {
    if (InEffect.isNothing(game) || target == NOTHING) {
      return OptionalInt.empty();
    }
    var holder = game.card(target).holder();
    // Nobody is immune to what he controls himself (R11.3.5).
    return holder == game.card(by).holder() ? OptionalInt.empty() : immunity(holder, against);
  }

  private OptionalInt immunity(int holder, Against... against) {
    var immune = immune((scene, immunity) -> covers(scene, immunity, holder), against);
    return immune.isEmpty() || isPierced() ? OptionalInt.empty() : immune;
  }

  /** The first immunity to the acting card, in one of these ways, of which that is true. */
  private OptionalInt immune(BiPredicate<Scene, Immune> which, Against... against) {
    var found = new Found();
    InEffect.each(
        game,
        Lens.FULL,
        Immune.class,
        immune -> found.isEmpty() && isAgainst(immune, against),
        (scene, immune, temporary) -> {
          if (which.test(scene, immune) && Filters.matches(in(scene), immune.to(), by)) {
            found.take(scene.source());
          }
        });
    return found.card();
  }

  private static boolean isOneOf(Deed[] deeds, Deed deed) {
    for (var each : deeds) {
      if (each == deed) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAgainst(Immune immune, Against... ways) {
    for (var way : ways) {
      if (immune.against().contains(way)) {
        return true;
      }
    }
    return false;
  }

  /** A whole player's immunity covers his hand, decks and discards too (R11.3.4). */
  private boolean covers(Scene scene, Immune immune, int holder) {
    return immune.wholePlayer()
        ? scene.you() == holder
        : Reaching.isMeant(in(scene), immune.who(), target);
  }

  /** The card that makes a player immune to the acting card's abilities (R11.3.4). */
  public OptionalInt immunityOf(int seat, Against... against) {
    if (InEffect.isNothing(game) || seat == game.card(by).holder()) {
      return OptionalInt.empty();
    }
    return immune((scene, immune) -> immune.wholePlayer() && scene.you() == seat, against);
  }

  /** A card that names the other, or may ignore the immunity, is not stopped by it (R19.1.10). */
  private boolean isPierced() {
    return namesTarget() || allows(Deed.PIERCE_IMMUNITY);
  }

  private boolean namesTarget() {
    return target != NOTHING
        && game.printed(by).text().named().cards().contains(game.printed(target).id());
  }

  private boolean bars(Scene scene, Forbid forbid) {
    var there = in(scene);
    return fits(there, forbid.by(), by)
        && fits(there, forbid.target(), target)
        && (forbid.in().isEmpty() || isIn(there, forbid.in().get()))
        && !(forbid.unless().isPresent() && isIn(there, forbid.unless().get()))
        && Reaching.reaches(scene, forbid.by(), by)
        && !(protects(scene) && namesTarget());
  }

  /** Whether the text is that of the target's own side, so that a naming card prevails over it. */
  private boolean protects(Scene scene) {
    return target != NOTHING && scene.you() == game.card(target).holder();
  }

  private boolean allows(Scene scene, Allow allow) {
    var there = in(scene);
    return fits(there, allow.by(), by)
        && fits(there, allow.target(), target)
        && (allow.in().isEmpty() || isIn(there, allow.in().get()));
  }

  private boolean isIn(Scene scene, AttackTest test) {
    return attack.isPresent() && Conditions.is(scene, test, attack.get());
  }

  private static boolean fits(Scene scene, Filter filter, int card) {
    return card == NOTHING ? filter instanceof Filter.Any : Filters.matches(scene, filter, card);
  }

  /** The text's own scene, in this attack, with the acting card as what the moment is about. */
  private Scene in(Scene scene) {
    var bound = scene.bindings().with(Role.THAT, List.of(by));
    return new Scene(game, scene.source(), scene.you(), bound, attack, scene.lens());
  }

  /** The first card found. For one use. */
  private static final class Found {
    private int card = NOTHING;

    boolean isEmpty() {
      return card == NOTHING;
    }

    void take(int source) {
      card = source;
    }

    OptionalInt card() {
      return isEmpty() ? OptionalInt.empty() : OptionalInt.of(card);
    }
  }
}

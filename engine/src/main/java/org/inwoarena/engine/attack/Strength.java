package org.inwoarena.engine.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.effect.Ability.PlayerValue;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature;
import org.inwoarena.engine.stats.PlayerNumbers;
import org.inwoarena.engine.stats.Values;
import org.inwoarena.engine.turn.IlluminatiAgents;

/** The strength of an attack, term by term in the order of R8.2.2. */
public final class Strength {

  private static final int FACTION = 5;
  private static final int ILLUMINATI_AGENT = 3;
  private static final int AGENT_FOR = 10;
  private static final int AGENT_AGAINST = 6;

  /** The highest total that can succeed (R7.5.2). */
  private static final int HIGHEST = 10;

  /** The lowest total of two dice (R7.5.3). */
  private static final int LOWEST = 2;

  private final Game game;
  private final Frame.Attack attack;
  private final List<Term> terms = new ArrayList<>();

  private Strength(Game game, Frame.Attack attack) {
    this.game = game;
    this.attack = attack;
  }

  /**
   * All terms as the game stands, worked out anew after every play until the roll (R7.6.3); from
   * then on those that were declared in time (R7.5.6).
   */
  public static List<Term> terms(Game game, Frame.Attack attack) {
    var declared = attack.nature().outcome().terms();
    if (!declared.isEmpty()) {
      return declared;
    }
    var strength = new Strength(game, attack);
    strength.forTheAttack();
    strength.againstIt();
    strength.terms.addAll(Bonuses.terms(game, attack));
    return List.copyOf(strength.terms);
  }

  /** The declared terms with the Power of a Group that a card lets join after the roll (R7.6.4). */
  static List<Term> joinedLate(Game game, Frame.Attack attack, int group) {
    var strength = new Strength(game, attack);
    strength.terms.addAll(attack.nature().outcome().terms());
    strength.aid(group);
    return List.copyOf(strength.terms);
  }

  /** The sum of terms. */
  public static int sum(List<Term> terms) {
    var sum = 0;
    for (var term : terms) {
      sum += term.amount();
    }
    return sum;
  }

  /** The highest total of two dice that succeeds, 0 if none does (R7.5.1 to R7.5.3). */
  public static int needed(int strength) {
    return strength < LOWEST ? 0 : Math.min(strength, HIGHEST);
  }

  /** Whether the roll as it stands is a success (R7.5.1, R7.5.2, R19.2.2). */
  public static boolean succeeds(Game game, Frame.Attack attack) {
    var nature = attack.nature();
    return nature
        .outcome()
        .forced()
        .orElseGet(
            () ->
                nature.total().isPresent()
                    && nature.total().getAsInt() <= needed(sum(terms(game, attack))));
  }

  private void forTheAttack() {
    var first = terms.size();
    var leader = attack.leader();
    attack
        .nature()
        .launched()
        .ifPresentOrElse(
            plot -> add(plot.power(), "power", leader, "R12.1.1"),
            () -> {
              add(Values.leadingPower(game, leader), "power", leader, "R8.2.1");
              terms.addAll(AlignmentTerms.leader(game, attack));
            });
    if (areFactions()) {
      var rival = game.seat(attack.defender().orElseThrow()).illuminati();
      add(FACTION, "faction", rival, "R16.2.1");
    }
    illuminatiAgent(attack.attacker(), attack.defender(), 1);
    for (var group : attack.aiding()) {
      aid(group);
    }
    scaled(attack.nature().scaled().attack(), first, List.of("power", "aid"));
    boosts();
    attack
        .agent()
        .filter(agent -> !agent.against())
        .ifPresent(agent -> add(agentBonus(AGENT_FOR), "agent", agent.card(), "R10.2.4"));
  }

  private void aid(int group) {
    add(Aid.worth(game, attack, group), "aid", group, Aid.clause(game, attack, group));
  }

  /** The Power the target had, with what names Instant attacks (R12.1.13). */
  private Optional<Integer> frozen(Nature.Launched plot) {
    return plot.frozen().isPresent()
        ? Optional.of(Values.frozenPower(game, attack.target(), plot.frozen().getAsInt()))
        : Optional.empty();
  }

  /** The Power of these terms once more for every step of the multiplier (R19.1.18). */
  private void scaled(int times, int first, List<String> roles) {
    if (times > 1) {
      var sum = 0;
      for (var term : terms.subList(first, terms.size())) {
        sum += roles.contains(term.role()) ? term.amount() : 0;
      }
      add(sum * (times - 1), "scale", attack.nature().scaled().source(), "R19.1.18");
    }
  }

  /** Terms that plays added, for and against the attack. */
  private void boosts() {
    for (var boost : attack.nature().boosts()) {
      add(boost.amount(), "boost", boost.source(), "R7.6.1");
    }
  }

  private void againstIt() {
    var target = attack.target();
    if (attack.kind() == AttackKind.CONTROL) {
      add(-Values.defendingResistance(game, target), "resistance", target, "R8.4.1");
      terms.addAll(AlignmentTerms.loyalty(game, attack));
    } else {
      var frozen = attack.nature().launched().flatMap(this::frozen);
      add(
          -frozen.orElseGet(() -> Values.defendingPower(game, target)),
          "power",
          target,
          frozen.isPresent() ? "R12.1.13" : "R9.2.1");
    }
    if (attack.defender().isPresent() && !attack.onOwnGroup()) {
      var position = Values.position(game, target);
      if (position != 0) {
        add(-position, "position", target, "R8.4.3");
      }
    }
    attack.defender().ifPresent(seat -> illuminatiAgent(seat, Optional.of(attack.attacker()), -1));
    var first = terms.size();
    for (var group : attack.opposing()) {
      var self = group == target;
      var clause = self ? "R8.7.2" : Defence.isFitting(game, attack, group) ? "R8.7.1" : "R8.7.7";
      var role = self ? "self-defence" : "oppose";
      add(-Defence.worth(game, attack, group), role, group, clause);
    }
    scaled(attack.nature().scaled().defence(), first, List.of("oppose", "self-defence"));
    attack
        .agent()
        .filter(Frame.Agent::against)
        .ifPresent(agent -> add(-agentBonus(AGENT_AGAINST), "agent", agent.card(), "R10.2.5"));
  }

  /** What an agent card is worth, unless the target's player has a card that says otherwise. */
  private int agentBonus(int usual) {
    return attack
        .defender()
        .map(seat -> PlayerNumbers.of(game, seat, PlayerValue.AGENT_BONUS, usual))
        .orElse(usual);
  }

  /** A card laid down as agent in the rival's Illuminati (R16.3.4). */
  private void illuminatiAgent(int player, Optional<Integer> rival, int sign) {
    if (rival.isPresent() && !attack.onOwnGroup() && !Launched.isInstant(attack)) {
      IlluminatiAgents.in(game, player, rival.get())
          .ifPresent(card -> add(sign * ILLUMINATI_AGENT, "illuminati-agent", card, "R16.3.4"));
    }
  }

  /** Rivals of one Illuminati; nothing is added to an Instant attack (R12.1.3, R12.1.5). */
  private boolean areFactions() {
    if (Launched.isInstant(attack) || attack.defender().isEmpty() || attack.onOwnGroup()) {
      return false;
    }
    var one = game.seat(attack.attacker()).illuminati();
    var other = game.seat(attack.defender().get()).illuminati();
    return game.printed(one).id().equals(game.printed(other).id());
  }

  private void add(int amount, String role, int source, String clause) {
    terms.add(new Term(amount, role, Optional.of(new CardId(source)), Optional.empty(), clause));
  }
}

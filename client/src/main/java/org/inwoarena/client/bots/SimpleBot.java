package org.inwoarena.client.bots;

import java.security.SecureRandom;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.Side;

/**
 * Plays sensibly: draws, attacks where the odds are good, helps its attacks and hinders others',
 * grows toward the Basic Goal and never passes up a claim.
 */
public final class SimpleBot implements Bot {

  /** An announced attack below this chance is called off while that is free (R7.3.1). */
  private static final double HOPELESS = 0.25;

  /** Groups in hand below which another one is worth an Illuminati token. */
  private static final int FEW_GROUPS = 2;

  private final MoveFamilies families = new MoveFamilies();
  private final Nonce nonce;
  private final Set<Command.Attack> calledOff = new HashSet<>();
  private int turn;

  /** A bot for one game. */
  public SimpleBot(SecureRandom secrets) {
    this.nonce = Nonce.random(secrets);
  }

  @Override
  public Command answer(Prompt prompt, SortedMap<String, Entity> view) {
    var sight = new Sight(view, prompt.seat());
    if (sight.turn() != turn) {
      turn = sight.turn();
      calledOff.clear();
    }
    return choose(prompt, sight).orElse(prompt.onTimeout());
  }

  private Optional<Command> choose(Prompt prompt, Sight sight) {
    return switch (prompt.kind()) {
      case PLEDGE -> Optional.of(new Command.PledgeNonce(nonce.pledge()));
      case REVEAL -> Optional.of(new Command.RevealNonce(nonce.hex()));
      case ILLUMINATI -> illuminati(prompt, sight);
      case LEAD -> lead(prompt, sight);
      case PLOT_DRAW -> first(prompt, "draw-plot", "proceed");
      case GROUP_DRAW -> first(prompt, "draw-group", "proceed");
      case TAKEOVER -> first(prompt, "take-over", "take-resource", "proceed");
      case MAIN -> main(prompt, sight);
      case RESPOND -> respond(prompt, sight);
      case NAME_AID -> first(prompt, "pass");
      case PLACE -> place(prompt, sight);
      case ANNOUNCE, KNOCK -> first(prompt, "claim-victory", "pass");
      case ANSWER_CLAIM, ANSWER -> first(prompt, "pass");
      case PICK, RELIEF, REVEAL_COPY -> Optional.empty();
      case REDUCE, REDUCE_GOALS -> first(prompt, "discard", "return-plot");
      case TRADE, ANSWER_TRADE -> first(prompt, "decline");
    };
  }

  /** The first command of the first type that the prompt offers. */
  private Optional<Command> first(Prompt prompt, String... types) {
    return Stream.of(types)
        .flatMap(type -> MoveFamilies.of(prompt, type))
        .filter(family -> MoveFamilies.count(family) > 0)
        .findFirst()
        .flatMap(family -> families.all(family).findFirst());
  }

  private Optional<Command> illuminati(Prompt prompt, Sight sight) {
    return families.all(prompt, "choose-illuminati", Command.ChooseIlluminati.class).stream()
        .max(Comparator.comparingInt(c -> power(sight, c.card())))
        .map(Command.class::cast);
  }

  private Optional<Command> lead(Prompt prompt, Sight sight) {
    return families.all(prompt, "choose-lead", Command.ChooseLead.class).stream()
        .max(Comparator.comparingInt(c -> power(sight, c.card())))
        .map(Command.class::cast);
  }

  private static int power(Sight sight, CardId id) {
    return sight.card(id).map(Entity.Card::power).orElse(0);
  }

  private Optional<Command> main(Prompt prompt, Sight sight) {
    return first(prompt, "claim-victory")
        .or(() -> attack(prompt, sight))
        .or(() -> sight.groupsInHand() < FEW_GROUPS ? first(prompt, "buy-group") : Optional.empty())
        .or(() -> first(prompt, "knock"));
  }

  private Optional<Command> attack(Prompt prompt, Sight sight) {
    var open =
        families.all(prompt, "attack", Command.Attack.class).stream()
            .filter(attack -> attack.aided().isEmpty() && !calledOff.contains(attack))
            .toList();
    return AttackPlan.best(open, sight).map(AttackPlan::attack);
  }

  private Optional<Command> respond(Prompt prompt, Sight sight) {
    var attack = sight.attack();
    if (attack.isEmpty()) {
      return first(prompt, "pass");
    }
    var help = new Help(attack.orElseThrow(), sight);
    var mine = attack.orElseThrow().attacker().equals(prompt.seat());
    Optional<Command> spend =
        mine
            ? help.aid(groups(prompt, "aid")).map(Command.Aid::new)
            : help.oppose(groups(prompt, "oppose")).map(Command.Oppose::new);
    return agent(prompt, help, mine)
        .or(() -> spend)
        .or(() -> mine ? callOff(prompt, attack.orElseThrow()) : Optional.empty())
        .or(() -> first(prompt, "pass"));
  }

  /** A copy in hand serves no other end while the Group is in play (R16.5.1, R10.2.1). */
  private Optional<Command> agent(Prompt prompt, Help help, boolean mine) {
    return families.all(prompt, "play-agent", Command.PlayAgent.class).stream()
        .filter(agent -> agent.against() != mine)
        .filter(agent -> help.worthAnAgent(agent.against()))
        .findFirst()
        .map(Command.class::cast);
  }

  private List<CardId> groups(Prompt prompt, String type) {
    return families
        .all(prompt, type)
        .map(command -> command instanceof Command.Aid(CardId group) ? group : opposing(command))
        .toList();
  }

  private static CardId opposing(Command command) {
    return ((Command.Oppose) command).group();
  }

  private Optional<Command> callOff(Prompt prompt, Entity.AttackUnderWay attack) {
    if (Odds.of(attack.needed()) >= HOPELESS) {
      return Optional.empty();
    }
    var off = first(prompt, "call-off");
    off.ifPresent(
        command ->
            calledOff.add(new Command.Attack(attack.kind(), attack.leader(), attack.target())));
    return off;
  }

  /** Where the Group's cell has the most free neighbours, so that it can grow. */
  private Optional<Command> place(Prompt prompt, Sight sight) {
    var taken = sight.cells(prompt.seat());
    return families.all(prompt, "place", Command.Place.class).stream()
        .max(Comparator.comparingLong(p -> room(p.side(), sight, taken)))
        .map(Command.class::cast);
  }

  private static long room(Side side, Sight sight, Set<String> taken) {
    return sight
        .attack()
        .flatMap(attack -> sight.card(attack.leader()))
        .map(master -> free(master.x() + side.dx(), master.y() + side.dy(), taken))
        .orElse(0L);
  }

  private static long free(int x, int y, Set<String> taken) {
    return Stream.of(Side.values())
        .filter(to -> !taken.contains((x + to.dx()) + "," + (y + to.dy())))
        .count();
  }
}

package org.inwoarena.engine.effect;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.api.AttackKind;

/**
 * One thing a card can do. Standing abilities work while their card is in play and nothing blanks
 * it; the others are used by players or set off by moments.
 *
 * <p>One long file, since the hierarchy is sealed and the words of its fields stand beside it.
 *
 * <p>The file is long because it is one list: the words of card text, looked up together.
 */
public sealed interface Ability {

  /** A standing ability: part of the sum as long as it is in force. */
  sealed interface Standing extends Ability {
    /** When it is in force; absent for always. */
    Optional<Condition> when();
  }

  /** An ability a player uses. */
  sealed interface Usable extends Ability {
    /** When it may be used. */
    Timing at();

    /** What must hold for it. */
    Optional<Condition> when();

    /** What it is aimed at, in the order of choosing; empty where it needs no aim. */
    List<Selection> targets();

    /** What it costs. */
    Cost cost();

    /** What it does. */
    List<Effect> effects();

    /** How often. */
    Optional<Limit> limit();

    /** The attack it makes by itself, if it makes one (12.1). */
    default Optional<Effect.Spec> attack() {
      return effects().stream()
          .filter(Effect.StartAttack.class::isInstance)
          .map(effect -> ((Effect.StartAttack) effect).spec())
          .findFirst();
    }
  }

  /**
   * Changes a number of cards.
   *
   * @param values which numbers
   * @param of whose
   * @param in only in such attacks
   * @param use only for that use of the number
   * @param goals whether Goals see it (R15.6.2)
   */
  record Modifier(
      @Written("value") Set<Value> values,
      Op op,
      Amount amount,
      Filter of,
      Optional<AttackTest> in,
      @Usually("always") Use use,
      @Usually("yes") boolean goals,
      Optional<Condition> when)
      implements Standing {
    /** Keeps an own copy. */
    public Modifier {
      values = Set.copyOf(values);
    }
  }

  /** Changes a number of a player: draws, limits, agents. */
  record PlayerModifier(
      PlayerValue value, Op op, Amount amount, @Usually("you") Who who, Optional<Condition> when)
      implements Standing {}

  /**
   * A term of attack strength.
   *
   * @param reach whose attacks or defence it counts in
   * @param kinds of attack; empty for every kind
   * @param target only on such targets
   * @param leader only for such leaders
   * @param in only in such attacks
   * @param instant whether it counts in Instant attacks (R12.1.5)
   */
  record Bonus(
      Amount amount,
      Reach reach,
      @Usually("[]") Set<AttackKind> kinds,
      @Usually("any") Filter target,
      Optional<Filter> leader,
      Optional<AttackTest> in,
      @Usually("no") Instant instant,
      Optional<Condition> when)
      implements Standing {
    /** Keeps an own copy. */
    public Bonus {
      kinds = Set.copyOf(kinds);
    }
  }

  /**
   * Changes Alignments or Attributes.
   *
   * @param words Alignments and Attributes; for COPY and CLEAR empty
   * @param keepsOpposite whether it "also counts as" and removes nothing
   * @param goals whether Goals see it
   */
  record Trait(
      TraitOp op,
      @Usually("[]") List<Word> words,
      Filter of,
      Optional<AttackTest> in,
      boolean keepsOpposite,
      @Usually("yes") boolean goals,
      Optional<Condition> when)
      implements Standing {
    /** Keeps an own copy. */
    public Trait {
      words = List.copyOf(words);
    }
  }

  /**
   * Changes how Alignments count in attacks.
   *
   * @param alignment only for that Alignment
   * @param amount what each counts instead, for INSTEAD and WEIGHT
   * @param of whose loyalty, for NO_LOYALTY; else the leader
   */
  record AlignmentRule(
      AlignmentOp op,
      Optional<Alignment> alignment,
      @Usually("0") int amount,
      @Usually("any") Filter of,
      @Usually("{}") AttackTest in,
      Optional<Condition> when)
      implements Standing {}

  /**
   * Lets cards do what the rules would refuse.
   *
   * @param by who may
   * @param anyAlignment whether no Alignment has to fit
   */
  record Allow(
      Deed deed,
      @Usually("any") Filter by,
      @Usually("any") Filter target,
      Optional<AttackTest> in,
      boolean anyAlignment,
      Optional<Condition> when)
      implements Standing {}

  /**
   * Bars a deed.
   *
   * @param by what may not do it; for deeds of players their cards
   * @param target what it may not be done to
   * @param unless lets it through all the same
   */
  record Forbid(
      Deed deed,
      @Usually("any") Filter by,
      @Usually("any") Filter target,
      Optional<AttackTest> in,
      Optional<AttackTest> unless,
      Optional<Condition> when)
      implements Standing {}

  /**
   * Immunity (11.3).
   *
   * @param who is immune
   * @param to what
   * @param against what it bars
   */
  record Immune(
      @Usually("any") Filter who,
      boolean wholePlayer,
      @Usually("any") Filter to,
      Set<Against> against,
      Optional<Condition> when)
      implements Standing {
    /** Keeps an own copy. */
    public Immune {
      against = Set.copyOf(against);
    }
  }

  /** The abilities of such cards have no effect, instructions apart (R4.9.4). */
  record Blank(Filter of, Optional<Condition> when) implements Standing {}

  /** What the card may be linked to and stays linked to (17.1). */
  record Link(Filter to, boolean permanent, boolean must) implements Ability {}

  /** How many copies may be in play; of Groups one may, unless this says more (R16.5.6). */
  record Copies(@Usually("1") int inPlay, @Usually("player") Per per, boolean newestStays)
      implements Ability {}

  /** Own Resources of that kind may be played face down under the card. */
  record Store(Filter of) implements Ability {}

  /** Meeting this wins (15.3, 15.4). */
  record Win(Condition condition, boolean alone, boolean shared) implements Ability {}

  /** Groups that count double toward the Basic Goal (R15.3.5). */
  record Doubles(Filter of) implements Ability {}

  /**
   * Other things that count as a Group each toward the Basic Goal.
   *
   * @param alone not together with a Goal card (R15.4.7)
   */
  record CountsAlso(Filter of, boolean alone) implements Ability {}

  /**
   * How many Goal cards its player may hold (R15.4.3).
   *
   * @param different whether no two of them may be copies
   */
  record MayHold(int goals, boolean different) implements Ability {}

  /** Something happens by itself at a moment. */
  record Trigger(
      Timing.At at,
      Optional<Condition> when,
      boolean optional,
      @Usually("free") Cost cost,
      @Written("target") @Usually("[]") List<Selection> targets,
      @Written("do") List<Effect> effects,
      Optional<Limit> limit)
      implements Ability {
    /** Keeps own copies. */
    public Trigger {
      targets = List.copyOf(targets);
      effects = List.copyOf(effects);
    }
  }

  /** Something happens in place of what was about to happen; the moment's own effect is gone. */
  record Replace(
      Timing.At at,
      Optional<Condition> when,
      boolean optional,
      @Written("target") @Usually("[]") List<Selection> targets,
      @Written("do") List<Effect> effects)
      implements Ability {
    /** Keeps own copies. */
    public Replace {
      targets = List.copyOf(targets);
      effects = List.copyOf(effects);
    }
  }

  /**
   * An ability of a card in play that a player uses.
   *
   * @param by who may use it
   */
  record Activated(
      Timing at,
      Optional<Condition> when,
      @Written("target") @Usually("[]") List<Selection> targets,
      @Usually("free") Cost cost,
      @Written("do") List<Effect> effects,
      Optional<Limit> limit,
      @Usually("you") Who by)
      implements Usable {
    /** Keeps own copies. */
    public Activated {
      targets = List.copyOf(targets);
      effects = List.copyOf(effects);
    }
  }

  /** What playing the card from hand does (3.1). */
  record Played(
      Timing at,
      Optional<Condition> when,
      @Written("target") @Usually("[]") List<Selection> targets,
      @Usually("free") Cost cost,
      @Written("do") List<Effect> effects,
      Optional<Limit> limit)
      implements Usable {
    /** Keeps own copies. */
    public Played {
      targets = List.copyOf(targets);
      effects = List.copyOf(effects);
    }
  }

  /** An Alignment or an Attribute. */
  sealed interface Word {
    /** An Alignment. */
    record OfAlignment(Alignment alignment) implements Word {}

    /** An Attribute. */
    record OfAttribute(String attribute) implements Word {}

    /** The Alignment chosen by PICK_ALIGNMENT. */
    record Chosen() implements Word {}
  }

  /** Numbers of a card that change. */
  enum Value {
    POWER,
    GLOBAL_POWER,
    RESISTANCE,
    /** Tokens it gets in phase 4. */
    TOKENS,
    /** The position bonus of R8.4.3. */
    POSITION,
    /** The Power it gives Relief with. */
    RELIEF_POWER
  }

  /** Numbers of a player. */
  enum PlayerValue {
    PLOT_DRAWS,
    GROUP_DRAWS,
    HAND_LIMIT,
    /** What an agents card for or against an attack on this player's Groups is worth. */
    AGENT_BONUS,
    /** How many Groups the Basic Goal asks for. */
    BASIC_GOAL
  }

  /** How a number changes, in the order of R19.1.6. */
  enum Op {
    SET,
    /** Set, unless it is as high already (R3.8.6). */
    RAISE,
    /** Set, unless it is as low already. */
    LOWER,
    TIMES,
    DIVIDE,
    PLUS,
    /** Of tokens: they add up from turn to turn. */
    ACCUMULATE
  }

  /** The use of a number a modifier is limited to. */
  enum Use {
    ALWAYS,
    /** The Power of an action: leading, aiding, opposing, paying (R3.8.1). */
    ACTION,
    /** Power or Resistance as the target of an attack (R3.8.2). */
    DEFENCE,
    /** Leading an attack. */
    LEADING
  }

  /** Whose attacks a bonus counts in. */
  enum Reach {
    /** Attacks this Group leads (R19.2.1). */
    DIRECT,
    /** Attacks led by any Group of the player (R19.2.3). */
    ATTEMPT,
    /** Attacks this Group takes part in, on its side. */
    JOINS,
    /** Attacks of everybody. */
    EVERYONE,
    /** Against attacks on Groups of the player that the target filter names. */
    DEFENCE
  }

  /** Whether a bonus counts in Instant attacks. */
  enum Instant {
    NO,
    ALSO,
    ONLY
  }

  /** How a trait changes words. */
  enum TraitOp {
    ADD,
    REMOVE,
    /** To the opposite; Criminal and Fanatic have none (R4.3.3, R4.3.4). */
    REVERSE,
    /** All gone, none to be gained. */
    CLEAR,
    /** Those of its master. */
    COPY
  }

  /** How Alignments count differently. */
  enum AlignmentOp {
    /** A shared Alignment counts so much instead of its usual amount. */
    INSTEAD,
    /** A shared one counts as identical, Fanatic included. */
    IDENTICAL,
    IGNORE_OPPOSED,
    /** Those that work against the player of the card do not count. */
    IGNORE_HARMFUL,
    /** Each counts so much instead of 4. */
    WEIGHT,
    NO_LOYALTY
  }

  /** What can be allowed or forbidden. */
  enum Deed {
    /** Lead an attack of any kind on the target. */
    ATTACK,
    CONTROL,
    DESTROY,
    /** Be killed by an Assassination. */
    KILL,
    CAPTURE,
    /** Take control in any way. */
    TAKE_OVER,
    AUTOMATIC_TAKEOVER,
    AID,
    OPPOSE,
    /** Aid or oppose. */
    JOIN,
    /** Aid or oppose after the roll. */
    JOIN_LATE,
    /** Defend without spending a token. */
    DEFEND_FREE,
    SPEND_TOKEN,
    GET_TOKEN,
    SEVERAL_TOKENS,
    DRAW,
    PLAY_PLOT,
    ACT,
    RELIEVE,
    GAIN_PUPPETS,
    MOVE,
    STEAL,
    UNLINK,
    COUNT_FOR_GOALS,
    CLAIM,
    CHANGE_STRENGTH,
    /** Come back into play after it was destroyed. */
    RETURN,
    /** Ignore an immunity. */
    PIERCE_IMMUNITY
  }

  /** What an immunity bars. */
  enum Against {
    /** Attacks led or aided by such cards. */
    ATTACKS,
    ABILITIES,
    PLOTS,
    DISASTERS,
    /** Copies that rivals play as agents (10.2). */
    AGENTS,
    PRIVILEGED
  }

  /** Among whom copies are counted. */
  enum Per {
    PLAYER,
    GROUP,
    GAME
  }

  /** How often something may be used. */
  enum Limit {
    TURN,
    /** Once in a turn for each player it is about. */
    TURN_EACH,
    GAME,
    ATTACK,
    /** One +10 Plot of a kind counts once in one action (R3.8.3). */
    ACTION
  }
}

package org.inwoarena.engine.effect;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.Deck;

/** One thing a play does when it is carried out. */
public sealed interface Effect {

  /** Abilities work from now on, on the play's targets among others. */
  record Apply(Until until, @Written("gives") List<Ability> abilities) implements Effect {
    /** Keeps an own copy. */
    public Apply {
      abilities = List.copyOf(abilities);
    }
  }

  /** The card itself is linked; permanent where R17.1.4 or the text says so. */
  record LinkTo(Selection to, boolean permanent) implements Effect {}

  /** One of several things, as a player chooses. */
  record Choose(@Usually("you") Selection.Chooser by, boolean optional, List<Option> options)
      implements Effect {
    /** Keeps an own copy. */
    public Choose {
      options = List.copyOf(options);
    }
  }

  /** A choice with its own condition. */
  record Option(String name, Optional<Condition> when, @Written("do") List<Effect> effects) {
    /** Keeps an own copy. */
    public Option {
      effects = List.copyOf(effects);
    }
  }

  /**
   * An Alignment is chosen and remembered for what follows.
   *
   * @param of only one that a card in that role has
   */
  record PickAlignment(Optional<Role> of) implements Effect {}

  /** Cards are chosen and remembered as CHOSEN for what follows. */
  record Pick(Selection what) implements Effect {}

  /** What the moment or the play below is about does not happen (13.1, section 18). */
  record Cancel(What what) implements Effect {}

  /**
   * Cards go to their holders' discard piles (R3.5.7).
   *
   * @param unseen whether nobody sees them
   */
  record Discard(Selection what, boolean unseen) implements Effect {}

  /** Cards go somewhere. */
  record MoveCard(Selection what, To to) implements Effect {}

  /** Tokens come. */
  record GiveToken(Selection to, @Usually("1") Amount count, boolean evenIfCaptured)
      implements Effect {}

  /** All or so many tokens go (R19.2.22). */
  record RemoveTokens(Selection of, Optional<Amount> count) implements Effect {}

  /** A token goes from one card to another. */
  record PassToken(Selection from, Selection to) implements Effect {}

  /** Cards are drawn. */
  record Draw(@Usually("you") Who who, Deck deck, @Usually("1") Amount count) implements Effect {}

  /** Cards are seen by that player, or by all for ANYONE. */
  record Look(@Usually("you") Who viewer, Selection what) implements Effect {}

  /** Hidden Plots lie face up (R3.2.3). */
  record Expose(Selection what) implements Effect {}

  /** Exposed Plots are hidden again. */
  record Hide(Selection what) implements Effect {}

  /** A deck is shuffled (R19.2.13). */
  record Shuffle(@Usually("you") Who whose, Deck deck) implements Effect {}

  /** The attack at hand gets so much, for its side of the player (negative: against it). */
  record Boost(Amount amount) implements Effect {}

  /** The attack at hand becomes so, or no longer so. */
  record SetAttack(
      @Usually("[]") Set<AttackTest.Word> on,
      @Usually("[]") Set<AttackTest.Word> off,
      boolean lasting)
      implements Effect {
    /** Keeps own copies. */
    public SetAttack {
      on = Set.copyOf(on);
      off = Set.copyOf(off);
    }
  }

  /** An attack by the card itself (12.1). */
  record StartAttack(Spec spec) implements Effect {}

  /**
   * What an attack by a card is like.
   *
   * @param power its Power; the play's target is the attack's target
   * @param aid which Groups may spend a token to add their Power, {@code aidMost} of them at most
   * @param oppose which Groups may oppose it
   * @param margin destroys only if the roll succeeds by more than this; else it devastates
   * @param drains cards that lose a token at once, the target of a Disaster apart
   * @param devastates whether a success that does not destroy devastates
   */
  record Spec(
      AttackKind kind,
      Amount power,
      @Usually("[]") Set<AttackTest.Word> is,
      Optional<Filter> aid,
      @Usually("99") int aidMost,
      Optional<Filter> oppose,
      Optional<Amount> margin,
      @Usually("yes") boolean destroys,
      boolean devastates,
      Optional<Filter> drains) {
    /** Keeps an own copy. */
    public Spec {
      is = Set.copyOf(is);
    }
  }

  /** The attack at hand fails or succeeds automatically (R19.2.2). */
  record SetResult(boolean success) implements Effect {}

  /** The roll at hand changes. */
  record Roll(RollOp op, @Usually("0") Amount amount) implements Effect {}

  /** How a roll changes. */
  enum RollOp {
    AGAIN,
    SET,
    SHIFT
  }

  /** A total of the attack at hand is multiplied: the attack's, or the defenders' tokens. */
  record Scale(boolean attack, int times) implements Effect {}

  /**
   * Cards are destroyed without an attack.
   *
   * @param credit whose destroyed pile; absent for nobody's
   * @param kills whether Personalities are dead (R12.2.4)
   */
  record Destroy(Selection what, Optional<Who> credit, boolean kills) implements Effect {}

  /** Places are devastated (12.4). */
  record Devastate(Selection what) implements Effect {}

  /** Places get Relief (12.5). */
  record Relieve(Selection what) implements Effect {}

  /** Cards leave the game for good. */
  record RemoveFromGame(Selection what) implements Effect {}

  /**
   * One Group takes the place of another, which is discarded.
   *
   * @param destroyed whether the old one counts as destroyed instead, by nobody
   */
  record Exchange(Selection old, Selection fresh, boolean destroyed) implements Effect {}

  /**
   * A Group or Resource comes into play without a roll (R4.1.6).
   *
   * @param automatic whether it counts as an automatic takeover
   * @param under which of its player's Groups may become its master
   */
  record TakeOver(Selection what, boolean linkThis, boolean automatic, @Usually("any") Filter under)
      implements Effect {}

  /** A destroyed or dead Group may be brought in again: its copy in hand (R16.5.4, R9.2.14). */
  record Readmit(Selection what, boolean evenKilled, boolean controlled) implements Effect {}

  /**
   * A Group of somebody is moved to another master.
   *
   * @param anywhere whether into the structure of another player too
   */
  record Move(Selection what, boolean anywhere) implements Effect {}

  /** That player rearranges his whole structure. */
  record Reorganize(@Usually("you") Who who) implements Effect {}

  /**
   * The turn ends at once (R2.4.9).
   *
   * @param tokensFirst whether phase 4 still comes
   */
  record EndTurn(boolean tokensFirst) implements Effect {}

  /** Dice with a table; the rolled total is the amount ROLLED in what follows. */
  record RollTable(@Usually("1") int dice, List<Line> lines) implements Effect {
    /** Keeps an own copy. */
    public RollTable {
      lines = List.copyOf(lines);
    }
  }

  /** What happens on a total from, to. */
  record Line(int from, int to, @Written("do") List<Effect> effects) {
    /** Keeps an own copy. */
    public Line {
      effects = List.copyOf(effects);
    }
  }

  /**
   * A card has a mark from now on (R17.3.3).
   *
   * @param off whether it has it no longer instead
   */
  record Mark(Selection what, String mark, boolean off) implements Effect {}

  /** Each player in turn, from the player of the card on, is YOU for these. */
  record EachPlayer(List<Effect> effects) implements Effect {
    /** Keeps an own copy. */
    public EachPlayer {
      effects = List.copyOf(effects);
    }
  }

  /** Only if this holds. */
  record If(Condition condition, List<Effect> then, @Usually("[]") List<Effect> otherwise)
      implements Effect {
    /** Keeps own copies. */
    public If {
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }
  }

  /** What is cancelled. */
  enum What {
    /** The play of a Plot (R18.3.5). */
    PLOT,
    /** The action of a Group: an attack, a token in it, a move, an ability (R18.2, R18.3). */
    ACTION,
    /** One card of the draw that is due. */
    ONE_CARD,
    /** What the moment announces: a draw, a takeover, a destruction, Relief, an agent. */
    MOMENT
  }

  /** Where a card goes. */
  enum To {
    YOUR_HAND,
    HOLDERS_HAND,
    /** To the player chosen when the play was made. */
    PLAYERS_HAND,
    /** Exposed, before the player. */
    YOUR_HAND_EXPOSED,
    TOP_OF_DECK,
    BOTTOM_OF_DECK,
    /** Top or bottom, as its player chooses. */
    ANYWHERE_IN_DECK,
    /** Open on the table, linked to nothing: a Plot that stays (R2.5.5), a Resource. */
    BEFORE_YOU
  }
}

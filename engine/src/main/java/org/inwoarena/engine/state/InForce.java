package org.inwoarena.engine.state;

import java.util.List;
import java.util.function.Predicate;
import org.inwoarena.engine.effect.Ability;

/**
 * What card text has in force.
 *
 * @param sources cards in play with standing abilities or triggers, in the order they came into
 *     play (R13.1.1)
 * @param applied abilities that plays put in force, in the order of play
 * @param marked words on cards
 * @param used uses that count against a limit
 * @param reactions triggers set off and not carried out yet
 * @param last the last id given
 */
public record InForce(
    Sources sources,
    List<Applied> applied,
    List<Marked> marked,
    List<Used> used,
    List<Reaction> reactions,
    int last) {

  /** Nothing is in force. */
  public static final InForce NOTHING =
      new InForce(Sources.NONE, List.of(), List.of(), List.of(), List.of(), 0);

  /** Keeps own copies. */
  public InForce {
    applied = List.copyOf(applied);
    marked = List.copyOf(marked);
    used = List.copyOf(used);
    reactions = List.copyOf(reactions);
  }

  /** The same with one more source, the latest. */
  public InForce with(int source, Printed printed) {
    return new InForce(sources.with(source, printed), applied, marked, used, reactions, last);
  }

  /** The same without that source. */
  public InForce without(int source) {
    return new InForce(sources.without(source), applied, marked, used, reactions, last);
  }

  /** The same with those abilities, under the next id. */
  public InForce with(Applied more) {
    return new InForce(sources, Changed.add(applied, more), marked, used, reactions, more.id());
  }

  /** The same without the abilities of which this is true. */
  public InForce withoutApplied(Predicate<Applied> over) {
    var left = less(applied, over);
    return left == applied ? this : new InForce(sources, left, marked, used, reactions, last);
  }

  /** The same with what a card put in force at that height belonging to the frame above it. */
  public InForce deeper(int source, int height) {
    var moved =
        applied.stream()
            .map(one -> one.source() == source && one.depth() == height ? one.deeper() : one)
            .toList();
    return new InForce(sources, moved, marked, used, reactions, last);
  }

  /** The same with a word on a card. */
  public InForce with(Marked word) {
    return new InForce(sources, applied, Changed.add(marked, word), used, reactions, last);
  }

  /** The same without the words of which this is true. */
  public InForce withoutMarks(Predicate<Marked> gone) {
    return new InForce(sources, applied, less(marked, gone), used, reactions, last);
  }

  /** The same with a use counted. */
  public InForce with(Used use) {
    return new InForce(sources, applied, marked, Changed.add(used, use), reactions, last);
  }

  /** The same without the uses of which this is true. */
  public InForce withoutUses(Predicate<Used> over) {
    return new InForce(sources, applied, marked, less(used, over), reactions, last);
  }

  /** The same with a trigger set off. */
  public InForce with(Reaction reaction) {
    return new InForce(sources, applied, marked, used, Changed.add(reactions, reaction), last);
  }

  /** Whether the ability is still in force, or stands on its card and always is. */
  public boolean has(Origin origin) {
    return origin.applied().isEmpty()
        || applied.stream().anyMatch(one -> one.id() == origin.applied().getAsInt());
  }

  /** The same without what waits for a player who is out, or would ask him later. */
  public InForce withoutPlayer(int seat) {
    return new InForce(
        sources,
        less(
            applied, one -> one.seat() == seat && one.abilities().stream().anyMatch(InForce::acts)),
        marked,
        used,
        less(reactions, reaction -> reaction.seat() == seat),
        last);
  }

  private static boolean acts(Ability ability) {
    return ability instanceof Ability.Trigger || ability instanceof Ability.Replace;
  }

  /** The same with the first waiting trigger taken. */
  public InForce withoutFirstReaction() {
    return new InForce(
        sources, applied, marked, used, reactions.subList(1, reactions.size()), last);
  }

  /** The same without any waiting trigger. */
  public InForce withoutReactions() {
    return new InForce(sources, applied, marked, used, List.of(), last);
  }

  /** The same without a delayed trigger that has happened, and without what it set off besides. */
  public InForce happened(int id) {
    return new InForce(
        sources,
        less(applied, one -> one.id() == id),
        marked,
        used,
        less(reactions, reaction -> reaction.isOf(id)),
        last);
  }

  /** Whether the card has the word. */
  public boolean isMarked(int card, String word) {
    for (var mark : marked) {
      if (mark.card() == card && mark.word().equals(word)) {
        return true;
      }
    }
    return false;
  }

  private static <T> List<T> less(List<T> list, Predicate<T> gone) {
    for (var one : list) {
      if (gone.test(one)) {
        return list.stream().filter(gone.negate()).toList();
      }
    }
    return list;
  }
}

package org.inwoarena.engine.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.MoveFamily;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.api.Slot;

/** Collects the families of legal moves for one prompt. Families without a choice drop out. */
public final class Moves {

  private final List<MoveFamily> families = new ArrayList<>();

  /** The families so far. */
  public List<MoveFamily> families() {
    return families;
  }

  /** A command without components. */
  public void add(String type) {
    families.add(MoveFamily.of(type));
  }

  /** A command with one component. */
  public void add(String type, String name, Slot slot) {
    add(type, Map.of(name, slot));
  }

  /** A command with several components, free of each other. */
  public void add(String type, Map<String, Slot> slots) {
    for (var slot : slots.values()) {
      if (slot instanceof Slot.OneOf one && one.values().isEmpty()) {
        return;
      }
    }
    families.add(MoveFamily.of(type, slots));
  }

  /** One of these cards. */
  public static Slot cards(List<Integer> cards) {
    return new Slot.OneOf(List.copyOf(cards));
  }

  /** This card. */
  public static Slot card(int card) {
    return new Slot.OneOf(List.of(card));
  }

  /** One of these places in a list, with what stands there. */
  public static Slot worded(List<Integer> places, List<String> words) {
    return new Slot.OneOf(List.copyOf(places), Optional.of(words));
  }

  /** One of these players. */
  public static Slot seats(List<Integer> seats) {
    return new Slot.OneOf(List.copyOf(seats));
  }

  /** One of these sides. */
  public static Slot sides(List<Side> sides) {
    var words = new ArrayList<Object>(sides.size());
    for (var side : sides) {
      words.add(word(side));
    }
    return new Slot.OneOf(words);
  }

  /** One of these words. */
  public static Slot words(String... words) {
    return new Slot.OneOf(Arrays.asList((Object[]) words));
  }

  private static String word(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }
}

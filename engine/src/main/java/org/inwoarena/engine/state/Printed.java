package org.inwoarena.engine.state;

import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.deck.CardFacts;
import org.inwoarena.engine.effect.CardText;

/**
 * A card's facts with the few that sums need often ready at hand.
 *
 * @param alignments {@link Alignment} bits
 * @param secret whether it has the Attribute Secret (R11.2.1)
 * @param text what it says
 */
public record Printed(CardFacts facts, int alignments, boolean secret, CardText text) {

  private static final String SECRET = "Secret";

  /** The facts of a card, prepared. */
  @SuppressWarnings("EnumOrdinal")
  public static Printed of(CardFacts facts, CardText text) {
    var bits = 0;
    for (Alignment alignment : facts.alignments()) {
      bits |= 1 << alignment.ordinal();
    }
    var said = facts.kind() == CardKind.NWO ? text.staying() : text;
    return new Printed(facts, bits, facts.attributes().contains(SECRET), said);
  }

  /** The catalogue's word for it. */
  public String id() {
    return facts.id();
  }

  /** Whether it is a Group that can be a puppet. */
  public boolean isGroup() {
    return facts.kind().isGroup();
  }

  /** Quarter turns that bring the incoming arrow to that side of the grid. */
  public int turnsToFace(Side side) {
    return facts.arrowIn().orElseThrow().turnsTo(side);
  }
}

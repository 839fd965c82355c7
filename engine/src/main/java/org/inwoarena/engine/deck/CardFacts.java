package org.inwoarena.engine.deck;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Side;

/**
 * What a card prints, and its effect in the project's own wording.
 *
 * @param id stable word of the catalogue, such as {@code hackers}
 * @param aliases other spellings found in players' deck files
 * @param keyword printed keyword of a Plot, such as {@code Zap!}
 * @param color of an NWO
 * @param alignments printed without a condition, in printed order; empty but for Groups (R4.3.12)
 * @param sometimes printed with a condition that only the effect explains
 * @param power printed Power; 0 for cards without one and where the card has it rolled
 * @param powerNote explains a starred or conditional Power
 * @param globalPower printed Global Power, 0 where none is printed
 * @param resistance printed Resistance, unconditional part; absent but for puppets
 * @param resistanceNote explains a conditional Resistance
 * @param arrowIn side of the upright card with the incoming arrow; absent but for puppets
 * @param arrowsOut sides with outgoing arrows, clockwise from the top
 * @param unique of a Resource: only one in play
 * @param getsAction of a Resource: it receives Action tokens
 * @param requires the printed requirement line of a Plot, as key words
 * @param errata the publisher's later change; overrides what it contradicts
 * @param rarity C, U, R and others as printed lists have them
 * @param unsure open doubt about the reading
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record CardFacts(
    String id,
    String name,
    CardSet set,
    CardKind kind,
    List<String> aliases,
    Optional<String> keyword,
    Optional<String> color,
    List<Alignment> alignments,
    List<Alignment> sometimes,
    Optional<String> alignmentsNote,
    List<String> attributes,
    int power,
    Optional<String> powerNote,
    int globalPower,
    OptionalInt resistance,
    Optional<String> resistanceNote,
    Optional<Side> arrowIn,
    List<Side> arrowsOut,
    boolean unique,
    boolean getsAction,
    Optional<String> requires,
    String effect,
    Optional<String> errata,
    String rarity,
    Optional<String> unsure) {

  /** Keeps own copies. */
  public CardFacts {
    aliases = List.copyOf(aliases);
    alignments = List.copyOf(alignments);
    sometimes = List.copyOf(sometimes);
    attributes = List.copyOf(attributes);
    arrowsOut = List.copyOf(arrowsOut);
  }

  /** Whether it is one of the Illuminati, who lead a Power Structure. */
  @JsonIgnore
  public boolean isIlluminati() {
    return kind == CardKind.ILLUMINATI;
  }

  /** Whether it can be chosen as lead: a Group with an incoming arrow, no Resource (R1.3.5). */
  @JsonIgnore
  public boolean canLead() {
    return kind.isGroup();
  }
}

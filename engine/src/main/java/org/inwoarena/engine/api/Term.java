package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Optional;

/**
 * One signed part of a sum, as {@code explain} lists it.
 *
 * @param amount the number added to the sum
 * @param role why it counts: {@code power}, {@code global-power}, {@code resistance}, {@code
 *     shared-alignment}, {@code opposed-alignment}, {@code loyalty}, {@code position}, {@code aid},
 *     {@code oppose}, {@code self-defence}, {@code faction}, {@code agent}, {@code boost}, {@code
 *     bonus}, {@code defence-bonus}; of a number of a card {@code printed}, {@code set}, {@code
 *     raised}, {@code lowered}, {@code multiplied}, {@code divided}, {@code halved}, {@code added},
 *     {@code at-least-zero}, {@code at-most-power}; of a Goal {@code group}, {@code double}, {@code
 *     counts-also}, {@code counted}
 * @param source the card it comes from
 * @param what the Alignment it speaks of, where it speaks of one
 * @param clause the rule that adds it
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Term(
    int amount, String role, Optional<CardId> source, Optional<String> what, String clause) {}

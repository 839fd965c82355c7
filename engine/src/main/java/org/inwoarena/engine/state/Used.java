package org.inwoarena.engine.state;

import org.inwoarena.engine.effect.Ability.Limit;

/**
 * A use that counts against a limit.
 *
 * @param card catalogue id for games and actions (copies count together), else by number
 * @param ability index of the ability
 * @param victim the seat it was used on, -1 where none
 */
public record Used(String card, int number, int ability, int seat, int victim, Limit per) {}

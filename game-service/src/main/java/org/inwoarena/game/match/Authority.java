package org.inwoarena.game.match;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Optional;

/**
 * On whose word something was done to a match, and why.
 *
 * @param judge player id; empty where the event acted by itself because a player left it
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Authority(Optional<String> judge, String reason) {}

package org.inwoarena.deck.pools;

import java.time.Instant;
import org.inwoarena.engine.deck.DeckList;

/** What a player was dealt. */
public record DealtPool(PoolSeries series, String player, DeckList list, Instant dealtAt) {}

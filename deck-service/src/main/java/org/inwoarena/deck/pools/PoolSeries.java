package org.inwoarena.deck.pools;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.inwoarena.engine.deck.CardPool;
import org.inwoarena.engine.deck.DeckFormat;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.deck.PoolDealer;

/**
 * The pools of one sealed event.
 *
 * @param seed hex; secret until it is revealed
 * @param judges player ids of those who may see every pool
 */
public record PoolSeries(
    UUID id,
    String organiser,
    String name,
    DeckFormat format,
    String seed,
    Set<String> judges,
    Instant createdAt,
    Optional<Building> building,
    Optional<Instant> revealedAt) {

  /** When decks are built: the deadline is kept, and nothing moves it. */
  public record Building(Instant openedAt, Instant deadline) {
    /** Whether it is over. */
    public boolean isOver(Instant now) {
      return !now.isBefore(deadline);
    }
  }

  /** Keeps an own copy and refuses formats whose pools are not dealt. */
  public PoolSeries {
    judges = Set.copyOf(judges);
    if (!(format.pool() instanceof CardPool.Dealt)) {
      throw new IllegalArgumentException(format.pin() + " deals no pools");
    }
  }

  /** What is published before anybody has a pool. */
  public String commitment() {
    return PoolDealer.commitment(seed);
  }

  /** What an event pins as its deck format to let in decks of these pools only. */
  public String cardPool() {
    return format.pin() + ":" + id;
  }

  /** The player's pool. */
  public DeckList deal(PoolDealer dealer, String player) {
    return dealer.deal((CardPool.Dealt) format.pool(), seed, id.toString(), player);
  }

  /** Whether the viewer may see that player's pool. */
  public boolean shows(String player, Optional<String> viewer) {
    return revealedAt.isPresent()
        || viewer
            .filter(who -> who.equals(player) || who.equals(organiser) || judges.contains(who))
            .isPresent();
  }

  /** Lets everybody build from now on. */
  public PoolSeries open(Instant now, Duration time) {
    return new PoolSeries(
        id,
        organiser,
        name,
        format,
        seed,
        judges,
        createdAt,
        Optional.of(new Building(now, now.plus(time))),
        revealedAt);
  }

  /** Shows seed and pools to everybody. */
  public PoolSeries reveal(Instant now) {
    return new PoolSeries(
        id, organiser, name, format, seed, judges, createdAt, building, Optional.of(now));
  }

  /** Names no seed: it stays out of logs. */
  @Override
  public String toString() {
    return "PoolSeries " + id;
  }
}

package org.inwoarena.client.event;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * An event as everybody may see it.
 *
 * @param version grows with everything that happens to it
 * @param phase {@code draft}, {@code published}, {@code registration}, {@code deck-registration},
 *     {@code check-in}, {@code running}, {@code cut}, {@code finished}, {@code archived}, {@code
 *     cancelled}
 * @param organiser player id
 * @param judges player ids
 * @param round the round being played; empty between rounds
 * @param rounds how many count for the standings; 0 while that is open
 * @param paired how many rounds have been paired
 * @param standings after how many of them standings are kept
 * @param bracket whether there is a bracket by now
 * @param notice why it was called off
 * @param you how the caller takes part; empty if he does not
 */
public record Event(
    String id,
    long version,
    String name,
    String description,
    String phase,
    String format,
    String organiser,
    List<String> judges,
    Instant startsAt,
    Instant checkInCloses,
    String zone,
    int cap,
    int seated,
    int waiting,
    boolean needsPassword,
    boolean byInvitation,
    boolean autopilot,
    boolean paused,
    Optional<Integer> round,
    int rounds,
    int paired,
    int standings,
    boolean bracket,
    Optional<String> notice,
    Optional<Entrant> you) {

  /** Keeps an own copy. */
  public Event {
    judges = List.copyOf(judges);
  }

  /** An event as the calendar shows it. */
  public record Line(
      String id,
      String name,
      String organiser,
      String format,
      String phase,
      Instant startsAt,
      String zone,
      int seated,
      int cap) {}

  /**
   * Somebody who has entered.
   *
   * @param rating in points, when he entered
   * @param status {@code seated}, {@code waiting}, {@code withdrawn}, {@code left-out}, {@code
   *     dropped} or {@code disqualified}
   * @param waitingPlace his place on the waiting list, from 1
   * @param registrationId his deck, told to himself only
   */
  public record Entrant(
      String player,
      String name,
      int rating,
      String status,
      Optional<Integer> waitingPlace,
      boolean hasDeck,
      boolean checkedIn,
      int noShows,
      Optional<String> registrationId) {}

  /** A player of an event, by id and by the name he entered with. */
  public record Player(String id, String name) {}

  /**
   * A place in the end.
   *
   * @param last the last of the places shared, mostly the same as {@code rank}
   * @param bySeed whether only the seed parts him from a neighbour
   */
  public record Place(int rank, int last, Player player, boolean bySeed, List<String> prizes) {
    /** Keeps an own copy. */
    public Place {
      prizes = List.copyOf(prizes);
    }
  }

  /** Two players, in no order. */
  public record Couple(Player one, Player other) {}

  /**
   * What judges want of the pairing.
   *
   * @param forbidden couples that do not meet any more
   * @param forced couples that meet in the next round
   */
  public record Wishes(List<Couple> forbidden, List<Couple> forced) {
    /** Keeps own copies. */
    public Wishes {
      forbidden = List.copyOf(forbidden);
      forced = List.copyOf(forced);
    }
  }
}

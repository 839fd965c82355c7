package org.inwoarena.matchmaking.desk.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import org.inwoarena.matchmaking.desk.PlayerDesk;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Paged;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.event.Agenda;
import org.inwoarena.matchmaking.store.event.CalendarFeeds;
import org.inwoarena.tournament.export.CalendarEntry;
import org.inwoarena.tournament.export.EventCalendar;
import org.inwoarena.tournament.export.EventCalendar.Times;

/** Events by their time: to look at, and as feeds that calendars subscribe to. */
@ApplicationScoped
public class CalendarDesk {

  private static final int TOKEN_BYTES = 24;
  private static final int AT_MOST = 2000;
  private static final Duration LOOKS_BACK = Duration.ofDays(90);
  private static final Duration LOOKS_AHEAD = Duration.ofDays(731);

  private final Transactions transactions;
  private final PlayerDesk players;
  private final Agenda agenda;
  private final CalendarFeeds feeds;
  private final InstantSource clock;
  private final SecureRandom random;

  CalendarDesk(
      Transactions transactions,
      PlayerDesk players,
      Agenda agenda,
      CalendarFeeds feeds,
      InstantSource clock,
      SecureRandom random) {
    this.transactions = transactions;
    this.players = players;
    this.agenda = agenda;
    this.feeds = feeds;
    this.clock = clock;
    this.random = random;
  }

  /** The events of a span of time. */
  public Uni<Paged<Agenda.Line>> between(Instant from, Instant to, int page, int size) {
    return transactions.read(session -> agenda.between(session, from, to, page, size));
  }

  /** The feed of all events. */
  public Uni<String> everybodys() {
    var now = clock.instant();
    return between(now.minus(LOOKS_BACK), now.plus(LOOKS_AHEAD), 0, AT_MOST)
        .map(found -> found.items().stream().map(Agenda.Line::entry).toList())
        .map(entries -> calendar("INWO Arena", entries));
  }

  /** Gives a player's own feed a new secret address, which is not told again. */
  public Uni<String> open(Account account) {
    var bytes = new byte[TOKEN_BYTES];
    random.nextBytes(bytes);
    var token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    return transactions.run(
        session ->
            players
                .present(session, account)
                .chain(() -> feeds.put(session, account.id(), hash(token), clock.instant()))
                .replaceWith(token));
  }

  /** Closes it. */
  public Uni<Void> close(Account account) {
    return transactions.run(session -> feeds.remove(session, account.id()));
  }

  /** The feed at a secret address. */
  public Uni<String> own(String token) {
    var since = clock.instant().minus(LOOKS_BACK);
    return transactions
        .read(
            session ->
                feeds
                    .owner(session, hash(token))
                    .map(
                        owner ->
                            owner.orElseThrow(
                                () ->
                                    new Refused(
                                        Objection.unknown(
                                            "calendar-unknown",
                                            "There is no calendar at this address."))))
                    .chain(player -> agenda.of(session, player, since, AT_MOST)))
        .map(entries -> calendar("My INWO Arena events", entries));
  }

  private static String calendar(String name, List<CalendarEntry> entries) {
    return EventCalendar.of(name, entries, Times.ZONED);
  }

  private static String hash(String token) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(token.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }
}

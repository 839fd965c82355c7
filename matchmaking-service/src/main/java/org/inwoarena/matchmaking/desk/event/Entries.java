package org.inwoarena.matchmaking.desk.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.match.Brought;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.player.Player;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Players;
import org.inwoarena.matchmaking.store.Registrations;
import org.inwoarena.matchmaking.store.Standings;
import org.inwoarena.matchmaking.store.event.NoShows;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.Settings;

/** What the platform knows of players who enter events, and of the decks they bring. */
@ApplicationScoped
class Entries {

  private static final int HUNDREDTHS = 100;

  private final Players players;
  private final Standings standings;
  private final NoShows noShows;
  private final Registrations registrations;
  private final InstantSource clock;
  private final MatchmakingConfig config;

  Entries(
      Players players,
      Standings standings,
      NoShows noShows,
      Registrations registrations,
      InstantSource clock,
      MatchmakingConfig config) {
    this.players = players;
    this.standings = standings;
    this.noShows = noShows;
    this.registrations = registrations;
    this.clock = clock;
    this.config = config;
  }

  /** An entry with what is known of the player. */
  Uni<Command> entry(Mutiny.Session session, Account account, Optional<String> password) {
    return players
        .get(session, account.id())
        .chain(
            player ->
                standings
                    .find(session, config.events().ladder(), account.id())
                    .chain(
                        standing ->
                            noShows
                                .of(session, account.id(), clock.instant())
                                .map(held -> entry(player, standing, held, password))));
  }

  private Command entry(
      Player player,
      Optional<Standings.Standing> standing,
      NoShows.Held held,
      Optional<String> password) {
    return new Command.Register(
        new EntrantId(player.id()),
        player.handle().text(),
        standing.map(known -> known.rating() / HUNDREDTHS).orElse(config.startRating()),
        standing.map(Standings.Standing::games).orElse(0),
        password,
        held.times(),
        held.banned());
  }

  /** Refuses a deck that is somebody else's or not for this event, with every reason. */
  Uni<Void> checkDeck(
      Mutiny.Session session, Account account, Settings settings, String registration) {
    return registrations
        .find(session, registration)
        .map(known -> new Brought(registration, account.id(), known))
        .invoke(
            deck -> {
              var found = new ArrayList<>(deck.objections(settings.pins().cardPool()));
              deck.registration()
                  .filter(known -> !isOf(settings.pins().validator(), known.validatorVersion()))
                  .ifPresent(
                      known ->
                          found.add(
                              Objection.invalid(
                                  "deck-validator",
                                  "This event checks decks by version %s, yours was by %s."
                                      .formatted(
                                          settings.pins().validator(), known.validatorVersion()))));
              Refused.ifAny(found);
            })
        .replaceWithVoid();
  }

  /** A pin names a validator, {@code 2}, or a validator with its card data, {@code 2+01ab}. */
  private static boolean isOf(String pinned, String version) {
    return version.equals(pinned) || version.startsWith(pinned + "+");
  }
}

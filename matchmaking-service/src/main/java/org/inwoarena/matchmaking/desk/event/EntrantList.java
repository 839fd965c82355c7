package org.inwoarena.matchmaking.desk.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.player.Handle;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.store.Players;
import org.inwoarena.matchmaking.store.Standings;
import org.inwoarena.matchmaking.store.Standings.Standing;
import org.inwoarena.matchmaking.store.event.NoShows;
import org.inwoarena.matchmaking.store.event.NoShows.Held;
import org.inwoarena.tournament.export.EntrantsCsv;
import org.inwoarena.tournament.export.EntrantsCsv.Line;
import org.inwoarena.tournament.life.Command.Register;

/**
 * An organiser's list beside what the platform knows of the players on it. A line names a player by
 * id and handle, so that a slip in one of them is seen. Rating and games count for those who have
 * none here.
 */
@ApplicationScoped
class EntrantList {

  private static final int HUNDREDTHS = 100;

  private final Players players;
  private final Standings standings;
  private final NoShows noShows;
  private final MatchmakingConfig config;

  EntrantList(Players players, Standings standings, NoShows noShows, MatchmakingConfig config) {
    this.players = players;
    this.standings = standings;
    this.noShows = noShows;
    this.config = config;
  }

  /**
   * What a list asks for.
   *
   * @param entries of the good lines
   * @param objections to the bad ones
   */
  record Checked(List<Register> entries, List<Placed> objections) {
    Checked {
      entries = List.copyOf(entries);
      objections = List.copyOf(objections);
    }
  }

  /**
   * An objection with its place in the list.
   *
   * @param line from 1; 0 for the whole list
   */
  record Placed(int line, Objection objection) {
    static Placed at(int line, Objection objection) {
      return new Placed(line, objection.at("line " + line));
    }

    static Placed whole(Objection objection) {
      return new Placed(0, objection);
    }
  }

  /** Looks everybody on the list up. */
  Uni<Checked> check(Mutiny.Session session, EntrantsCsv list, Instant now) {
    var ids = list.lines().stream().map(line -> line.id().value()).toList();
    return players
        .handles(session, ids)
        .chain(
            handles ->
                standings
                    .all(session, config.events().ladder(), ids)
                    .chain(
                        stands ->
                            noShows
                                .all(session, ids, now)
                                .map(held -> new Known(handles, stands, held))))
        .map(known -> checked(list, known));
  }

  private record Known(
      Map<String, Handle> handles, Map<String, Standing> standings, Map<String, Held> noShows) {

    Optional<Objection> against(Line line) {
      var handle = Optional.ofNullable(handles.get(line.id().value()));
      if (handle.isEmpty()) {
        return Optional.of(Objection.invalid("player-unknown", "No player has this id."));
      }
      return handle
          .filter(his -> !his.folded().equals(Handle.fold(line.name())))
          .map(
              his ->
                  Objection.invalid(
                      "name-differs",
                      "The player with this id is called %s.".formatted(his.text())));
    }

    Register entry(Line line) {
      var player = line.id().value();
      var standing =
          Optional.ofNullable(standings.get(player))
              .orElseGet(() -> new Standing(line.rating() * HUNDREDTHS, line.ratedGames()));
      var held = noShows.getOrDefault(player, Held.NOTHING);
      return new Register(
          line.id(),
          handles.get(player).text(),
          standing.rating() / HUNDREDTHS,
          standing.games(),
          Optional.empty(),
          held.times(),
          held.banned());
    }
  }

  private static Checked checked(EntrantsCsv list, Known known) {
    var objections =
        list.problems().stream()
            .map(
                problem ->
                    Placed.at(problem.line(), Objection.invalid(problem.code(), problem.detail())))
            .collect(Collectors.toCollection(ArrayList::new));
    var entries = new ArrayList<Register>();
    for (var line : list.lines()) {
      known
          .against(line)
          .ifPresentOrElse(
              objection -> objections.add(Placed.at(line.number(), objection)),
              () -> entries.add(known.entry(line)));
    }
    return new Checked(entries, objections);
  }
}

package org.inwoarena.matchmaking.desk.event;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.PlayerNotice.EventNotice;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.matchmaking.desk.InTurn;
import org.inwoarena.matchmaking.desk.Notices;
import org.inwoarena.matchmaking.desk.PlayerDesk;
import org.inwoarena.matchmaking.desk.event.EntrantList.Checked;
import org.inwoarena.matchmaking.desk.event.EntrantList.Placed;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.event.Events;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.tournament.export.EntrantsCsv;
import org.inwoarena.tournament.export.EntrantsCsv.Line;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Actor;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.Entrant;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Request;

/** Enters an organiser's whole list, or says everything that is wrong with it and enters nobody. */
@ApplicationScoped
public class ImportDesk {

  private final Transactions transactions;
  private final PlayerDesk players;
  private final EntrantList entrantList;
  private final Proceedings proceedings;
  private final Events events;
  private final Notices notices;
  private final InstantSource clock;

  ImportDesk(
      Transactions transactions,
      PlayerDesk players,
      EntrantList entrantList,
      Proceedings proceedings,
      Events events,
      Notices notices,
      InstantSource clock) {
    this.transactions = transactions;
    this.players = players;
    this.entrantList = entrantList;
    this.proceedings = proceedings;
    this.events = events;
    this.notices = notices;
    this.clock = clock;
  }

  /**
   * Imports a list.
   *
   * @param dryRun whether to say only what would come of it
   * @return those on the list, as they stand then
   */
  public Uni<List<Entrant>> run(Account organiser, UUID id, String csv, boolean dryRun) {
    return OnContext.aside(() -> EntrantsCsv.read(csv))
        .chain(
            list ->
                transactions.run(
                    session ->
                        players
                            .present(session, organiser)
                            .chain(() -> events.lock(session, id))
                            .map(EventDesk::existing)
                            .chain(kept -> run(session, kept, organiser, list, dryRun))
                            .map(event -> listed(event, list))));
  }

  private Uni<Event> run(
      Mutiny.Session session, Kept kept, Account organiser, EntrantsCsv list, boolean dryRun) {
    var now = clock.instant();
    var by = new Actor.Person(new EntrantId(organiser.id()));
    if (!kept.event().staff().organises(by)) {
      return Uni.createFrom()
          .failure(
              new Refused(
                  Objection.forbidden(
                      "organiser-only", "Only the organiser of this event does this.")));
    }
    return entrantList
        .check(session, list, now)
        .chain(
            checked -> {
              var request = new Request(by, now, new Command.Enrol(checked.entries()));
              return proceedings
                  .rehearse(kept, request)
                  .onFailure(Refused.class)
                  .transform(refused -> all((Refused) refused, checked, list))
                  .invoke(() -> Refused.ifAny(inOrder(checked.objections().stream())))
                  .chain(
                      would ->
                          dryRun ? Uni.createFrom().item(would) : enter(session, kept, request));
            });
  }

  private Uni<Event> enter(Mutiny.Session session, Kept kept, Request request) {
    return proceedings
        .run(session, kept, request)
        .map(Kept::event)
        .call(event -> InTurn.each(added(kept.event(), event), who -> tell(session, event, who)));
  }

  private static List<Entrant> added(Event before, Event after) {
    return after.roster().entrants().stream()
        .filter(entrant -> !before.roster().entrants().contains(entrant))
        .toList();
  }

  private Uni<Void> tell(Mutiny.Session session, Event event, Entrant who) {
    return notices.tell(
        session,
        who.id().value(),
        new EventNotice(
            event.id(), event.settings().name(), "entered", "The organiser has entered you."));
  }

  /** What the event objects to, in the lines it is about, among what was wrong already. */
  private static Refused all(Refused refused, Checked checked, EntrantsCsv list) {
    var lines =
        list.lines().stream().collect(Collectors.toMap(line -> line.id().value(), Line::number));
    return new Refused(
        inOrder(
            Stream.concat(
                refused.objections().stream().map(objection -> placed(objection, lines)),
                checked.objections().stream())));
  }

  private static Placed placed(Objection objection, Map<String, Integer> lines) {
    return objection.where().isEmpty()
        ? Placed.whole(objection)
        : Placed.at(lines.get(objection.where()), objection);
  }

  private static List<Objection> inOrder(Stream<Placed> objections) {
    return objections.sorted(Comparator.comparingInt(Placed::line)).map(Placed::objection).toList();
  }

  private static List<Entrant> listed(Event event, EntrantsCsv list) {
    return list.lines().stream().flatMap(line -> event.roster().find(line.id()).stream()).toList();
  }
}

package org.inwoarena.tournament.life;

import static org.inwoarena.tournament.life.Objection.conflict;
import static org.inwoarena.tournament.life.Objection.invalid;
import static org.inwoarena.tournament.life.Objection.unknown;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Command.CheckInPlayer;
import org.inwoarena.tournament.life.Command.Drop;
import org.inwoarena.tournament.life.Command.Enrol;
import org.inwoarena.tournament.life.Command.Entering;
import org.inwoarena.tournament.life.Command.Register;
import org.inwoarena.tournament.life.Command.RegisterDeck;
import org.inwoarena.tournament.life.Command.Rejoin;
import org.inwoarena.tournament.life.Command.Withdraw;
import org.inwoarena.tournament.life.Entrant.NoShows;
import org.inwoarena.tournament.life.Entrant.Status;
import org.inwoarena.tournament.life.Settings.LateEntry;

/** Who takes part. */
final class EntryRules {

  private static final int LONGEST_NAME = 64;
  private static final Set<Status> AWAY = Set.of(Status.WITHDRAWN, Status.LEFT_OUT);

  private final Case one;

  EntryRules(Case one) {
    this.one = one;
  }

  void decide(Entering command) {
    switch (command) {
      case Register entry -> register(entry);
      case Enrol(var entries) -> enrol(entries);
      case Withdraw(EntrantId who) -> withdraw(who);
      case RegisterDeck(EntrantId who, String deck) -> registerDeck(who, deck);
      case CheckInPlayer(EntrantId who) -> checkIn(who);
      case Drop(EntrantId who) -> drop(who);
      case Rejoin(EntrantId who) -> rejoin(who);
    }
  }

  private void register(Register entry) {
    one.himself(entry.entrant());
    var event = one.event();
    var late = event.phase() instanceof Phase.Running;
    if (late) {
      inTime();
    } else {
      one.phase("while registration is open", List.of(Phase.Registration.class));
    }
    against(entry).forEach(one::object);
    event.settings().admission().door(entry).forEach(one::object);
    event.settings().admission().conditions(entry).forEach(one::object);
    one.require(!(late && full()), conflict("full", "All seats of this event are taken."));
    if (one.clean()) {
      enter(entry, late);
    }
  }

  private void enrol(List<Register> entries) {
    one.organiser();
    one.phase(
        "before check-in",
        List.of(Phase.Published.class, Phase.Registration.class, Phase.DeckRegistration.class));
    if (!one.clean()) {
      return;
    }
    var admission = one.event().settings().admission();
    for (var entry : entries) {
      Stream.concat(against(entry).stream(), admission.conditions(entry).stream())
          .map(objection -> objection.about(entry.entrant()))
          .forEach(one::object);
    }
    if (one.clean()) {
      entries.forEach(entry -> enter(entry, false));
    }
  }

  /** What stands against an entry at any event. */
  private List<Objection> against(Register entry) {
    var found = new ArrayList<Objection>();
    var before = one.event().roster().find(entry.entrant()).map(Entrant::status);
    if (before.isPresent() && !AWAY.contains(before.get())) {
      found.add(conflict("entered-already", "This player has entered before."));
    }
    if (entry.name().isBlank() || entry.name().length() > LONGEST_NAME) {
      found.add(invalid("name-length", "A name has 1 to %d characters.".formatted(LONGEST_NAME)));
    }
    if (entry.banned()) {
      found.add(
          conflict("no-show-ban", "After not coming to matches there is a wait before the next."));
    }
    return found;
  }

  private boolean full() {
    var event = one.event();
    return event.roster().all(Status.SEATED).size() >= event.settings().admission().cap();
  }

  private void enter(Register entry, boolean late) {
    one.happens(
        new Fact.Registered(
            new Entrant(
                entry.entrant(),
                entry.name(),
                entry.rating(),
                full() ? Status.WAITING : Status.SEATED,
                Optional.empty(),
                late,
                new NoShows(entry.noShows(), 0))));
  }

  private void inTime() {
    var event = one.event();
    var next = event.play().history().rounds().size() + 1;
    var until = event.settings().attendance().late().map(LateEntry::untilRound).orElse(1);
    one.require(
        !event.inBracket() && next <= until && next <= event.play().rounds(),
        conflict("too-late", "This event cannot be entered any more."));
  }

  private void withdraw(EntrantId who) {
    one.himself(who);
    one.phase("before the event starts", List.of(Phase.Before.class));
    known(who, Set.of(Status.SEATED, Status.WAITING));
    if (!one.clean()) {
      return;
    }
    var seated = one.event().roster().is(who, Status.SEATED);
    one.happens(new Fact.Withdrawn(who));
    if (seated) {
      one.event().roster().all(Status.WAITING).stream()
          .findFirst()
          .ifPresent(next -> one.happens(new Fact.MovedUp(next.id())));
    }
  }

  private void registerDeck(EntrantId who, String deck) {
    one.himself(who);
    known(who, Set.of(Status.SEATED, Status.WAITING));
    one.require(
        one.event().settings().pins().decks(),
        conflict("no-decks", "Decks are not registered for this event."));
    one.require(!deck.isBlank(), invalid("deck", "A registered deck is named."));
    var unlocked =
        one.event().phase() instanceof Phase.Registration
            || one.event().phase() instanceof Phase.DeckRegistration
            || (one.event().phase() instanceof Phase.Running && !hasPlayed(who));
    one.require(unlocked, conflict("decks-locked", "Decks are locked."));
    if (one.clean()) {
      one.happens(new Fact.DeckRegistered(who, deck));
    }
  }

  private boolean hasPlayed(EntrantId who) {
    return one.event().play().history().rounds().stream()
        .anyMatch(round -> round.paired().anyMatch(who::equals));
  }

  private void checkIn(EntrantId who) {
    one.himself(who);
    one.phase("during check-in", List.of(Phase.CheckIn.class));
    known(who, Set.of(Status.SEATED, Status.WAITING));
    one.require(
        one.at().isBefore(one.event().settings().schedule().checkInCloses()),
        conflict("check-in-over", "Check-in is over."));
    var deck = one.event().roster().find(who).flatMap(Entrant::deck);
    one.require(
        deck.isPresent() || !one.event().settings().pins().decks(),
        conflict("deck-missing", "No deck was registered before decks were locked."));
    var twice = one.event().roster().find(who).filter(Entrant::checkedIn).isPresent();
    if (one.clean() && !twice) {
      one.happens(new Fact.CheckedIn(who));
    }
  }

  private void drop(EntrantId who) {
    one.himself(who);
    one.playing();
    known(who, Set.of(Status.SEATED));
    if (one.clean()) {
      Leaving.of(one, who, new Fact.Dropped(who, "left the event"));
    }
  }

  private void rejoin(EntrantId who) {
    one.himself(who);
    one.phase("while rounds for the standings are played", List.of(Phase.Running.class));
    known(who, Set.of(Status.DROPPED));
    one.require(
        !one.event().inBracket() && one.event().play().tableRounds() < one.event().play().rounds(),
        conflict("no-way-back", "Whoever has left a bracket is out, and no round is left."));
    one.require(
        one.event().settings().attendance().dropAfter()
            > one.event().roster().find(who).map(e -> e.noShows().here()).orElse(0),
        conflict("too-many-no-shows", "Too many no-shows have ended this event for him."));
    if (one.clean()) {
      one.happens(new Fact.Rejoined(who));
    }
  }

  private void known(EntrantId who, Set<Status> statuses) {
    var status = one.event().roster().find(who).map(Entrant::status);
    if (status.isEmpty()) {
      one.object(unknown("entrant-unknown", "There is no such player at this event."));
    } else {
      one.require(
          statuses.contains(status.get()),
          conflict("entrant-status", "This player does not take part like that."));
    }
  }
}

package org.inwoarena.tournament.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.history.Rounds.id;
import static org.inwoarena.tournament.history.Rounds.ids;
import static org.inwoarena.tournament.life.Desk.ANNA;
import static org.inwoarena.tournament.life.Desk.START;
import static org.inwoarena.tournament.life.Desk.entry;
import static org.inwoarena.tournament.life.Desk.person;
import static org.inwoarena.tournament.life.Desk.settings;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.inwoarena.tournament.format.Format.Swiss;
import org.inwoarena.tournament.life.Admission.RatingRange;
import org.inwoarena.tournament.life.Command.CheckInPlayer;
import org.inwoarena.tournament.life.Command.CloseRegistration;
import org.inwoarena.tournament.life.Command.Enrol;
import org.inwoarena.tournament.life.Command.OpenCheckIn;
import org.inwoarena.tournament.life.Command.OpenRegistration;
import org.inwoarena.tournament.life.Command.Publish;
import org.inwoarena.tournament.life.Command.Register;
import org.inwoarena.tournament.life.Command.RegisterDeck;
import org.inwoarena.tournament.life.Command.Start;
import org.inwoarena.tournament.life.Command.Withdraw;
import org.inwoarena.tournament.life.Entrant.Status;
import org.inwoarena.tournament.life.Settings.Pins;
import org.junit.jupiter.api.Test;

class EntryTest {

  private static final Settings PLAIN = settings(new Swiss());
  private static final Pins DECKS = new Pins("two-player-tournament", "unlimited", "e", "v", true);

  private static Settings admitting(Admission admission) {
    return Desk.with(PLAIN, admission, PLAIN.pins(), OptionalInt.empty());
  }

  @Test
  void theWaitingListMovesUpInOrder() {
    var desk = new Desk(admitting(Admission.open(2))).registered(4);
    assertThat(desk.event().roster().all(Status.WAITING))
        .extracting(Entrant::id)
        .isEqualTo(ids("p3 p4"));
    desk.yes(person("p1"), new Withdraw(id("p1")));
    assertThat(desk.event().roster().ids(Status.SEATED)).isEqualTo(Set.copyOf(ids("p2 p3")));
    desk.yes(person("p1"), entry("p1", 1990));
    assertThat(desk.event().roster().all(Status.WAITING))
        .as("whoever comes back is last")
        .extracting(Entrant::id)
        .isEqualTo(ids("p4 p1"));
    assertThat(desk.no(person("p4"), new Withdraw(id("p2")))).containsExactly("not-yours");
  }

  @Test
  void everyObjectionAtOnce() {
    var admission =
        new Admission(
            2,
            8,
            Optional.of(Password.of("salt", "fnord")),
            Optional.of(Set.copyOf(ids("x y"))),
            100,
            Optional.of(new RatingRange(1000, 1500)));
    var desk = new Desk(admitting(admission));
    assertThat(
            desk.no(person("p"), new Register(id("p"), " ", 1600, 5, Optional.of("23"), 3, true)))
        .containsExactly(
            "wrong-phase",
            "name-length",
            "no-show-ban",
            "not-invited",
            "password-wrong",
            "too-few-rated-games",
            "rating-out-of-range");
    desk.yes(ANNA, new Publish());
    desk.yes(ANNA, new OpenRegistration());
    desk.yes(person("x"), new Register(id("x"), "X", 1500, 100, Optional.of("fnord"), 0, false));
    assertThat(
            desk.no(
                person("x"), new Register(id("x"), "X", 1500, 100, Optional.of("fnord"), 0, false)))
        .containsExactly("entered-already");
    assertThat(admission.password().orElseThrow().hash()).doesNotContain("fnord");
  }

  @Test
  void decksAreLockedWithCheckIn() {
    var desk =
        new Desk(Desk.with(PLAIN, Admission.open(8), DECKS, OptionalInt.empty())).registered(3);
    desk.yes(person("p1"), new RegisterDeck(id("p1"), "r1"));
    assertThat(desk.no(ANNA, new OpenCheckIn())).containsExactly("wrong-phase");
    desk.yes(ANNA, new CloseRegistration());
    desk.yes(person("p1"), new RegisterDeck(id("p1"), "r2"));
    desk.yes(person("p2"), new RegisterDeck(id("p2"), "r3"));
    desk.yes(ANNA, new OpenCheckIn());
    assertThat(desk.no(person("p1"), new RegisterDeck(id("p1"), "r4")))
        .containsExactly("decks-locked");
    assertThat(desk.no(person("p3"), new CheckInPlayer(id("p3")))).containsExactly("deck-missing");
    assertThat(desk.event().roster().find(id("p1")).orElseThrow().deck()).contains("r2");
  }

  @Test
  void duty10WhoDoesNotCheckInInTimeDoesNotPlay() {
    var desk = new Desk(admitting(Admission.open(3))).registered(5);
    desk.yes(ANNA, new CloseRegistration());
    desk.yes(ANNA, new OpenCheckIn());
    for (var name : new String[] {"p1", "p2", "p5"}) {
      desk.yes(person(name), new CheckInPlayer(id(name)));
    }
    assertThat(desk.no(ANNA, new Start())).containsExactly("check-in-open");
    desk.at(START);
    assertThat(desk.no(person("p3"), new CheckInPlayer(id("p3")))).containsExactly("check-in-over");
    desk.yes(ANNA, new Start());
    assertThat(desk.event().roster().ids(Status.SEATED))
        .as("the seat of p3 goes to the first of the waiting list who is here")
        .isEqualTo(Set.copyOf(ids("p1 p2 p5")));
    assertThat(desk.event().roster().ids(Status.LEFT_OUT)).isEqualTo(Set.copyOf(ids("p3 p4")));
  }

  @Test
  void duty12WithTooFewPlayersAnEventDoesNotStart() {
    var desk = new Desk(PLAIN).registered(2);
    desk.yes(ANNA, new CloseRegistration());
    desk.yes(ANNA, new OpenCheckIn());
    desk.yes(person("p1"), new CheckInPlayer(id("p1")));
    desk.at(START.plus(Duration.ofHours(1)));
    assertThat(desk.no(ANNA, new Start())).containsExactly("too-few-players");
    assertThat(desk.no(ANNA, new Command.Cancel(""))).containsExactly("reason");
    desk.yes(ANNA, new Command.Cancel("Only one player came."));
    assertThat(desk.event().phase()).isEqualTo(new Phase.Cancelled("Only one player came."));
    assertThat(desk.no(ANNA, new Start())).contains("wrong-phase");
  }

  @Test
  void settingsAreCheckedAsAWhole() {
    var bad =
        new Settings(
            "x\u202Ey".repeat(50),
            "",
            PLAIN.format(),
            PLAIN.length(),
            new Pins("", "u", "e", "v", false),
            PLAIN.pace(),
            PLAIN.tieBreaks(),
            OptionalInt.of(0),
            Admission.open(1),
            PLAIN.schedule(),
            PLAIN.attendance());
    assertThat(new Desk(bad).no(ANNA, new Publish()))
        .containsExactly("name-length", "name-characters", "pins", "cap", "rounds");
    assertThat(new Desk(bad).no(person("eve"), new Publish())).startsWith("organiser-only");
  }

  @Test
  void theOrganiserEntersPlayersAllOrNone() {
    var admission =
        new Admission(
            2,
            2,
            Optional.of(Password.of("salt", "fnord")),
            Optional.empty(),
            10,
            Optional.empty());
    var desk = new Desk(admitting(admission));
    desk.yes(ANNA, new Publish());
    assertThat(desk.no(person("p1"), new Enrol(List.of(entry("p1", 1500)))))
        .containsExactly("organiser-only");
    var fresh = new Register(id("p9"), "Nina", 1500, 9, Optional.empty(), 0, true);
    assertThat(desk.no(ANNA, new Enrol(List.of(entry("p1", 1500), fresh))))
        .containsExactly("no-show-ban", "too-few-rated-games");
    assertThat(desk.event().roster().entrants()).isEmpty();
    desk.yes(ANNA, new Enrol(List.of(entry("p3", 1), entry("p1", 2), entry("p2", 3))));
    assertThat(desk.event().roster().all(Status.SEATED))
        .extracting(Entrant::id)
        .isEqualTo(ids("p3 p1"));
    assertThat(desk.event().roster().is(id("p2"), Status.WAITING)).isTrue();
    assertThat(desk.no(ANNA, new Enrol(List.of(entry("p2", 3)))))
        .containsExactly("entered-already");
  }
}

package org.inwoarena.matchmaking.api.event;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.matchmaking.store.event.EventLine;
import org.inwoarena.matchmaking.store.event.Kept;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Entrant;
import org.inwoarena.tournament.life.Phase;
import org.inwoarena.tournament.standing.TieBreak;

/**
 * An event as everybody may see it.
 *
 * @param version how many facts it has; grows with everything that happens
 * @param judges player ids
 * @param pins what the games are played by, fixed at publication
 * @param round the round being played; absent between rounds
 * @param rounds how many count for the standings; 0 while that is open
 * @param paired how many rounds have been paired
 * @param standings after how many of them standings are kept
 * @param bracket whether there is a bracket by now
 * @param you how the caller takes part; absent if he does not
 */
@Schema(
    example =
        """
        {"id": "3b1f7a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "version": 14, "name": "Winter Cup",
         "description": "Four rounds, then the top four.", "phase": "registration",
         "format": "swiss-with-cut", "organiser": "0b9d7c1e-52f1-4c55-8a0a-5f6b8a1d2c33", "judges": [],
         "pins": {"ruleSet": "two-player-tournament", "deckFormat": "constructed",
                  "errata": "2026-11", "validator": "2"},
         "startsAt": "2026-12-20T18:00:00Z", "checkInCloses": "2026-12-20T17:55:00Z",
         "zone": "Europe/Berlin", "length": "PT5H", "cap": 64, "seated": 12, "waiting": 0,
         "needsPassword": false, "byInvitation": false, "tieBreaks": ["omw/1", "gw/1", "ogw/1"],
         "autopilot": true, "paused": false, "rounds": 0, "paired": 0, "standings": 0,
         "bracket": false,
         "you": {"player": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Alice",
                 "rating": 1712, "status": "seated", "hasDeck": false, "checkedIn": false,
                 "noShows": 0}}
        """)
public record EventView(
    String id,
    long version,
    String name,
    String description,
    String phase,
    String format,
    String organiser,
    List<String> judges,
    Pins pins,
    Instant startsAt,
    Instant checkInCloses,
    String zone,
    Duration length,
    int cap,
    int seated,
    int waiting,
    boolean needsPassword,
    boolean byInvitation,
    List<String> tieBreaks,
    boolean autopilot,
    boolean paused,
    Optional<Integer> round,
    int rounds,
    int paired,
    int standings,
    boolean bracket,
    Optional<String> notice,
    Optional<EntrantView> you) {

  /** What the games are played by. */
  public record Pins(String ruleSet, String deckFormat, String errata, String validator) {}

  /** An event as this viewer sees it. */
  static EventView of(Kept kept, Optional<String> viewer) {
    var event = kept.event();
    var settings = event.settings();
    var pins = settings.pins();
    var roster = event.roster();
    return new EventView(
        event.id(),
        kept.version(),
        settings.name(),
        settings.description(),
        EventLine.phase(event),
        EventLine.format(event),
        event.staff().organiser().value(),
        event.staff().judges().stream().map(EntrantId::value).sorted().toList(),
        new Pins(pins.ruleSet(), pins.cardPool(), pins.errata(), pins.validator()),
        settings.schedule().starts(),
        settings.schedule().checkInCloses(),
        settings.schedule().zone().getId(),
        settings.schedule().length(),
        settings.admission().cap(),
        roster.all(Entrant.Status.SEATED).size(),
        roster.all(Entrant.Status.WAITING).size(),
        settings.admission().password().isPresent(),
        settings.admission().invited().isPresent(),
        settings.tieBreaks().stream().map(TieBreak::id).toList(),
        kept.autopilot(),
        event.play().floor().paused(),
        event.play().current().map(round -> round.number()),
        event.play().rounds(),
        event.play().history().rounds().size(),
        event.play().kept().size(),
        event.bracket().isPresent(),
        event.phase() instanceof Phase.Cancelled(var notice)
            ? Optional.of(notice)
            : Optional.empty(),
        viewer
            .flatMap(id -> roster.find(new EntrantId(id)))
            .map(entrant -> EntrantView.himself(roster, entrant)));
  }
}

package org.inwoarena.tournament.life;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.tournament.format.Bracket;
import org.inwoarena.tournament.format.BracketState;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.format.MatchTerms;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.life.Entrant.Status;
import org.inwoarena.tournament.life.Phase.Cut;
import org.inwoarena.tournament.standing.Ranking;
import org.inwoarena.tournament.standing.Standings;

/** An event as it stands; the fold of its facts. */
public record Event(
    String id, Staff staff, Settings settings, Phase phase, Roster roster, Play play) {

  /** A draft of an organiser. */
  public static Event draft(String id, EntrantId organiser, Settings settings) {
    return new Event(
        id,
        new Staff(organiser, Set.of()),
        settings,
        new Phase.Draft(),
        new Roster(List.of()),
        Play.none());
  }

  /** As it is after a fact. */
  public Event evolve(Fact fact) {
    return Evolving.after(this, fact);
  }

  /** How standings of this event are made. */
  public Ranking ranking() {
    return new Ranking(
        settings.length(), settings.tieBreaks(), roster.seeds(), roster.ids(Status.DISQUALIFIED));
  }

  /** The standings kept after a round. */
  public Optional<Standings> standings(int round) {
    return play.kept().stream().filter(one -> one.round() == round).findAny();
  }

  /** Whether what is played now, or next, belongs to a bracket. */
  public boolean inBracket() {
    return phase instanceof Cut || !settings.format().hasTable();
  }

  /** When the round's time is over for a table. */
  public Instant roundEnds(TableId id) {
    var began = play.floor().began().get(id.round());
    return began.plus(settings.pace().round()).plus(play.floor().extra(id));
  }

  /** What the match of a table waits for at a moment, its games so far being over. */
  public MatchTerms.Next next(TableId id, Instant at) {
    var stage = play.history().round(id.round()).orElseThrow().stage();
    var terms = new MatchTerms(settings.length(), stage == Round.Stage.BRACKET);
    var games = play.floor().series(id).games();
    return at.isBefore(roundEnds(id)) ? terms.after(games) : terms.atTimeAfter(games);
  }

  /** The bracket, once its seeds are known. */
  public Optional<BracketState> bracket() {
    if (play.seeds().isEmpty() || settings.format().bracket(play.seeds().size()) == 0) {
      return Optional.empty();
    }
    var size = play.seeds().size();
    var bracket =
        switch (settings.format()) {
          case Format.DoubleElimination twice -> Bracket.twice(size);
          case Format.SingleElimination(boolean third) -> Bracket.single(size, third);
          case Format.SwissWithCut(int cut, boolean third) -> Bracket.single(size, third);
          case Format.Swiss none -> throw new IllegalStateException("no bracket");
          case Format.RoundRobin none -> throw new IllegalStateException("no bracket");
        };
    return Optional.of(
        BracketState.of(
            bracket, play.seeds(), BracketResults.winners(play.history()), play.gone()));
  }

  Event in(Phase now) {
    return new Event(id, staff, settings, now, roster, play);
  }

  Event with(Roster now) {
    return new Event(id, staff, settings, phase, now, play);
  }

  Event with(Play now) {
    return new Event(id, staff, settings, phase, roster, now);
  }

  Event with(Staff now) {
    return new Event(id, now, settings, phase, roster, play);
  }

  Event with(Settings now) {
    return new Event(id, staff, now, phase, roster, play);
  }
}

package org.inwoarena.tournament.life;

import org.inwoarena.tournament.life.Command.Entering;
import org.inwoarena.tournament.life.Command.Judging;
import org.inwoarena.tournament.life.Command.Rounding;
import org.inwoarena.tournament.life.Command.Staging;
import org.inwoarena.tournament.life.Command.WatchMatch;
import org.inwoarena.tournament.pairing.SwissPairing;

/** Decides what becomes of requests. It keeps nothing; the event is all there is. */
public final class Deciding {

  private final RoundPairing pairing;

  /** Pairs Swiss rounds with this. */
  public Deciding(SwissPairing swiss) {
    this.pairing = new RoundPairing(swiss);
  }

  /** Facts, or every objection. */
  public Decision decide(Event event, Request request) {
    var one = new Case(event, request);
    switch (request.command()) {
      case Staging command -> new StageRules(one).decide(command);
      case Entering command -> new EntryRules(one).decide(command);
      case Rounding command -> new RoundRules(one, pairing).decide(command);
      case Judging command -> new JudgeRules(one).decide(command);
      case WatchMatch command -> new MatchRules(one).watch(command);
    }
    return one.decision();
  }
}

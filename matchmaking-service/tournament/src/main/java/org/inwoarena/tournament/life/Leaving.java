package org.inwoarena.tournament.life;

import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Entry;
import org.inwoarena.tournament.history.Result.Forfeit;

/** What happens when somebody leaves in the middle. */
final class Leaving {

  private Leaving() {}

  /**
   * His running match is lost, at once, so that nobody waits for it (duties 10 and 12); then he is
   * gone; and if that was the last thing to wait for, the event goes on or ends.
   */
  static void of(Case one, EntrantId who, Fact gone) {
    one.event()
        .play()
        .openTable(who)
        .ifPresent(
            id -> {
              var side = one.event().play().table(id).flatMap(table -> table.sideOf(who));
              var lost = new Forfeit(side.orElseThrow());
              one.happens(new Fact.Reported(new Entry(id.round(), id.table(), lost)));
            });
    one.happens(gone);
    Ending.check(one);
  }
}

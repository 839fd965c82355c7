package org.inwoarena.engine.use;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Roles;

/** Cards that are destroyed, by an attack or by card text (R9.2.8 to R9.2.14). */
public final class Destroying {

  private Destroying() {}

  /**
   * A card is about to be destroyed; that can still be prevented.
   *
   * @param by who gets the credit (R9.2.13); absent for nobody
   * @param killed whether a Personality dies of it (R12.2.4)
   */
  public static void due(Play play, int card, OptionalInt by, boolean killed, boolean byAttack) {
    var actor = by.orElse(play.game().progress().active());
    Occasions.due(
        play,
        Moment.DESTROYED,
        Bindings.that(card, actor),
        new Deed.Destruction(card, by, killed, byAttack));
  }

  /** Nobody prevented it: the branch returns to a hand, linked Resources go too (R5.3.3). */
  static void carryOut(Play play, Deed.Destruction deed) {
    var game = play.game();
    var state = game.card(deed.card());
    // An Illuminati falls only with its last puppet (R7.1.2, R19.1.14).
    if (!state.zone().inPlay() || state.zone() == Zone.ILLUMINATI) {
      return;
    }
    var resources =
        Roles.linked(game, deed.card()).stream()
            .filter(card -> game.card(card).link() == deed.card())
            .filter(card -> game.card(card).zone() == Zone.RESOURCES)
            .toList();
    play.emit(
        new Event.Destroyed(
            new CardId(deed.card()),
            new Seat(state.holder()),
            deed.by().isPresent() ? Optional.of(new Seat(deed.by().getAsInt())) : Optional.empty(),
            state.zone() == Zone.STRUCTURE ? below(play, deed.card()) : List.of(),
            deed.killed()));
    for (var resource : resources.reversed()) {
      due(play, resource, deed.by(), false, deed.byAttack());
    }
  }

  private static List<CardId> below(Play play, int card) {
    return Structure.branch(play.game(), card).stream()
        .filter(group -> group != card)
        .map(CardId::new)
        .toList();
  }
}

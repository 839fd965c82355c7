package org.inwoarena.matchmaking.desk.event;

import java.util.List;
import org.inwoarena.matchmaking.refusal.Objection;

/** What an event objects, in the words of this service. */
final class Objections {

  private Objections() {}

  static List<Objection> of(List<org.inwoarena.tournament.life.Objection> said) {
    return said.stream().map(Objections::of).toList();
  }

  private static Objection of(org.inwoarena.tournament.life.Objection said) {
    var objection =
        switch (said.kind()) {
          case UNKNOWN -> Objection.unknown(said.code(), said.detail());
          case FORBIDDEN -> Objection.forbidden(said.code(), said.detail());
          case INVALID -> Objection.invalid(said.code(), said.detail());
          case CONFLICT -> Objection.conflict(said.code(), said.detail());
        };
    return said.about().map(who -> objection.at(who.value())).orElse(objection);
  }
}

package org.inwoarena.engine.effect;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.Moment;

/** When an ability may be used, or what it listens to. */
public sealed interface Timing {

  /** An open period in which the player with the floor may start something. */
  record Open(Period period) implements Timing {}

  /**
   * In answer to a moment.
   *
   * @param moments one of these
   * @param before whether it comes in place of what is about to happen
   * @param by whose doing the moment is; absent for anybody's
   */
  record At(List<Moment> moments, boolean before, Optional<Who> by) implements Timing {
    /** Keeps an own copy. */
    public At {
      moments = List.copyOf(moments);
    }
  }

  /** The open periods. */
  enum Period {
    /** At any time, but not in a privileged attack one takes no part in (R19.2.15). */
    ANY,
    /** At any time outside privileged attacks, whoever one is. */
    NOT_IN_PRIVILEGED,
    /** At any time outside attacks (R13.1.7). */
    NOT_IN_ATTACK,
    /** In the own main phase, between actions. */
    OWN_TURN,
    /** Between the announcement of an attack and its roll. */
    IN_ATTACK,
    /** With an own action just announced: leading, joining, paying (R3.8.2). */
    WITH_ACTION
  }
}

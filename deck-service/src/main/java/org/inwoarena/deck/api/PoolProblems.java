package org.inwoarena.deck.api;

import org.inwoarena.deck.pools.Objection;
import org.inwoarena.kit.problem.Problem;

/** Objections about pools as problem details. */
final class PoolProblems {

  private PoolProblems() {}

  static Problem of(Objection why) {
    int status =
        switch (why) {
          case UNKNOWN -> 404;
          case NOT_YOURS -> 403;
          case OTHER_FORMAT -> 422;
          case NOT_OPEN, OPEN_ALREADY, NOT_OVER, REVEALED_ALREADY, TIME_OVER -> 409;
        };
    return Problem.of(status, why.code(), why.detail());
  }
}

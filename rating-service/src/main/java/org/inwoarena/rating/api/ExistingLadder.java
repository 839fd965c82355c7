package org.inwoarena.rating.api;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.rating.store.LadderLine;
import org.inwoarena.rating.store.Ladders;

/** Turns the id in a path into a ladder, or into a problem. */
@ApplicationScoped
class ExistingLadder {

  private final Ladders ladders;

  ExistingLadder(Ladders ladders) {
    this.ladders = ladders;
  }

  /** The ladder; 404 if there is none. */
  Uni<LadderLine> require(String ladder) {
    return ladders
        .find(ladder)
        .map(
            found ->
                found.orElseThrow(
                    () ->
                        Problem.notFound("unknown-ladder", "There is no ladder " + ladder + ".")));
  }
}

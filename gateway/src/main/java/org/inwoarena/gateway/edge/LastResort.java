package org.inwoarena.gateway.edge;

import io.quarkus.security.AuthenticationFailedException;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.inwoarena.kit.problem.Problem;

/** Answers with problem details what no route and no resource answered. */
@ApplicationScoped
class LastResort {

  /** After everything Quarkus itself serves. */
  private static final int LAST = 100_000;

  private final ProblemWriter problems;

  LastResort(ProblemWriter problems) {
    this.problems = problems;
  }

  void routes(@Observes Router router) {
    router.route().order(Integer.MIN_VALUE + 100).failureHandler(this::failed);
    router.route("/api/*").order(LAST).handler(this::unknown);
    router.route("/internal/*").order(LAST).handler(this::unknown);
  }

  /** A token that is expired, forged or from elsewhere fails the request before any route. */
  private void failed(RoutingContext request) {
    if (request.failure() instanceof AuthenticationFailedException) {
      problems.answer(
          request,
          Problem.of(401, "token-refused", "The token is expired, forged or not from our realm."));
    } else {
      request.next();
    }
  }

  private void unknown(RoutingContext request) {
    problems.answer(request, Problem.notFound("no-such-path", "There is nothing here."));
  }
}

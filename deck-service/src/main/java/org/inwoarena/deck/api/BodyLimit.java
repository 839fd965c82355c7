package org.inwoarena.deck.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.problem.ProblemDetails;

/**
 * Answers a request whose body is announced as too large with problem details, before anything of
 * it is kept. Bodies without an announced length end at {@code quarkus.http.limits.max-body-size}.
 */
@ApplicationScoped
class BodyLimit {

  /** One MiB: a deck file of the largest size still fits into a form or a JSON string. */
  static final long BYTES = 1 << 20;

  /** So much is read and thrown away to let the client finish and listen; more is cut off. */
  private static final long SWALLOWED = 32 * BYTES;

  /** Before the server's own limit, which answers without a body. */
  private static final int EARLY = 1_000;

  private final ObjectMapper json;

  BodyLimit(ObjectMapper json) {
    this.json = json;
  }

  void install(@Observes Filters filters) {
    filters.register(this::check, EARLY);
  }

  private void check(RoutingContext route) {
    long announced = announced(route);
    if (announced <= BYTES) {
      route.next();
    } else if (announced > SWALLOWED) {
      route.response().putHeader(HttpHeaders.CONNECTION, "close");
      refuse(route);
    } else {
      route.request().handler(thrownAway -> {}).endHandler(done -> refuse(route)).resume();
    }
  }

  private static long announced(RoutingContext route) {
    var length = route.request().getHeader(HttpHeaders.CONTENT_LENGTH);
    try {
      return length == null ? 0 : Long.parseLong(length);
    } catch (NumberFormatException notANumber) {
      // The server refuses the request itself.
      return 0;
    }
  }

  private void refuse(RoutingContext route) {
    Problem problem = DeckProblems.tooLarge();
    try {
      route
          .response()
          .setStatusCode(problem.status())
          .putHeader(HttpHeaders.CONTENT_TYPE, ProblemDetails.MEDIA_TYPE)
          .end(json.writeValueAsString(ProblemDetails.of(problem)));
    } catch (JsonProcessingException impossible) {
      route.fail(impossible);
    }
  }
}

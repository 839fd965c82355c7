package org.inwoarena.gateway.edge;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.vertx.core.buffer.Buffer;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.UncheckedIOException;
import org.inwoarena.contracts.Json;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.problem.ProblemDetails;

/** Writes problem details where no JAX-RS is in play: on Vert.x routes and sockets. */
@ApplicationScoped
public class ProblemWriter {

  private final JsonMapper json = Json.mapper();

  /** The body of a problem. */
  public Buffer body(Problem problem) {
    try {
      return Buffer.buffer(json.writeValueAsBytes(ProblemDetails.of(problem)));
    } catch (JsonProcessingException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Answers a request with a problem, unless it was answered or left already. */
  public void answer(RoutingContext request, Problem problem) {
    var response = request.response();
    if (response.ended() || response.closed() || response.headWritten()) {
      return;
    }
    problem.headers().forEach(response::putHeader);
    if (problem.status() == 401) {
      response.putHeader("WWW-Authenticate", "Bearer");
    }
    response
        .setStatusCode(problem.status())
        .putHeader("Content-Type", ProblemDetails.MEDIA_TYPE)
        .end(body(problem));
  }
}

package org.inwoarena.matchmaking.api;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import java.time.Duration;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.problem.ProblemMapper;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;

/** A refusal as problem details: the main reason gives status and code, all of them are listed. */
@Provider
public class RefusedMapper implements ExceptionMapper<Refused> {

  private final ProblemMapper problems = new ProblemMapper();

  @Override
  public Response toResponse(Refused refused) {
    return problems.toResponse(problem(refused));
  }

  private static Problem problem(Refused refused) {
    var main = refused.main();
    var reasons =
        refused.objections().stream()
            .map(
                objection ->
                    new Problem.Reason(objection.code(), objection.detail(), objection.where()))
            .toList();
    var problem = Problem.of(status(main.kind()), main.code(), main.detail()).with(reasons);
    return main.retryAfter().map(wait -> problem.retryAfter(wholeSeconds(wait))).orElse(problem);
  }

  private static int status(Objection.Kind kind) {
    return switch (kind) {
      case UNKNOWN -> 404;
      case FORBIDDEN -> 403;
      case INVALID -> 422;
      case CONFLICT -> 409;
    };
  }

  private static int wholeSeconds(Duration wait) {
    return Math.toIntExact(wait.plusMillis(999).toSeconds());
  }
}

package org.inwoarena.kit.problem;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** Our own problems. */
@Provider
public class ProblemMapper implements ExceptionMapper<Problem> {
  @Override
  public Response toResponse(Problem problem) {
    return ProblemDetails.response(problem);
  }
}

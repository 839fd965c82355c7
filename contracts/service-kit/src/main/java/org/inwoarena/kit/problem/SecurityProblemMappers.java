package org.inwoarena.kit.problem;

import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import jakarta.annotation.Priority;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** Missing log-in and missing role. */
public final class SecurityProblemMappers {

  private SecurityProblemMappers() {}

  /** Nobody is logged in. */
  @Provider
  @Priority(1)
  public static class Unauthorized implements ExceptionMapper<UnauthorizedException> {
    @Override
    public Response toResponse(UnauthorizedException nobody) {
      return Response.fromResponse(
              ProblemDetails.response(Problem.of(401, "not-logged-in", "Log in to do this.")))
          .header("WWW-Authenticate", "Bearer")
          .build();
    }
  }

  /** Somebody is, without the role it takes. */
  @Provider
  @Priority(1)
  public static class Forbidden implements ExceptionMapper<ForbiddenException> {
    @Override
    public Response toResponse(ForbiddenException refused) {
      return ProblemDetails.response(
          Problem.forbidden("role-missing", "Your account does not have the role for this."));
    }
  }
}

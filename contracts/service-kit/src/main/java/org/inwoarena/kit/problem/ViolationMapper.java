package org.inwoarena.kit.problem;

import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import java.util.Locale;

/** Bean Validation: every broken constraint is a reason. */
@Provider
public class ViolationMapper implements ExceptionMapper<ConstraintViolationException> {
  @Override
  public Response toResponse(ConstraintViolationException broken) {
    var reasons =
        broken.getConstraintViolations().stream()
            .map(v -> new Problem.Reason(code(v), v.getMessage(), field(v)))
            .sorted(java.util.Comparator.comparing(Problem.Reason::where))
            .toList();
    return ProblemDetails.response(
        Problem.of(400, "invalid-request", "The request breaks " + reasons.size() + " rule(s).")
            .with(reasons));
  }

  private static String code(ConstraintViolation<?> v) {
    var name = v.getConstraintDescriptor().getAnnotation().annotationType().getSimpleName();
    return name.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  /** The path without the method and parameter in front. */
  private static String field(ConstraintViolation<?> v) {
    var path = v.getPropertyPath().toString();
    var parts = path.split("\\.", 3);
    return parts.length == 3 ? parts[2] : path;
  }
}

package org.inwoarena.kit.problem;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.ws.rs.core.Response;
import java.util.List;

/** The body of an RFC 9457 answer. */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record ProblemDetails(
    String type,
    String title,
    int status,
    String code,
    String detail,
    List<Problem.Reason> errors) {

  /** The media type of problem details. */
  public static final String MEDIA_TYPE = "application/problem+json";

  /** The body for a problem. */
  public static ProblemDetails of(Problem problem) {
    return new ProblemDetails(
        "urn:inwo-arena:problem:" + problem.code(),
        title(problem.status()),
        problem.status(),
        problem.code(),
        problem.getMessage(),
        problem.reasons());
  }

  private static String title(int status) {
    var known = Response.Status.fromStatusCode(status);
    return known == null ? "Unprocessable Content" : known.getReasonPhrase();
  }

  /** The whole answer for a problem. */
  public static Response response(Problem problem) {
    var answer = Response.status(problem.status()).type(MEDIA_TYPE).entity(of(problem));
    problem.headers().forEach(answer::header);
    return answer.build();
  }
}

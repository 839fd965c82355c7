package org.inwoarena.kit.problem;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import java.util.Locale;

/** What JAX-RS itself refuses: no such path, wrong method or media type, unreadable body. */
@Provider
public class WebProblemMapper implements ExceptionMapper<WebApplicationException> {
  @Override
  public Response toResponse(WebApplicationException refused) {
    var original = refused.getResponse();
    if (original.hasEntity() || original.getStatus() < 400) {
      return original;
    }
    var reason = original.getStatusInfo().getReasonPhrase();
    var answer =
        Response.fromResponse(
            ProblemDetails.response(
                Problem.of(
                    original.getStatus(),
                    reason.toLowerCase(Locale.ROOT).replace(' ', '-'),
                    detail(refused, reason))));
    original.getHeaders().forEach((name, values) -> keep(answer, name, values));
    return answer.build();
  }

  private static void keep(
      Response.ResponseBuilder answer, String name, java.util.List<Object> values) {
    if (!name.equalsIgnoreCase(HttpHeaders.CONTENT_TYPE)
        && !name.equalsIgnoreCase(HttpHeaders.CONTENT_LENGTH)) {
      values.forEach(value -> answer.header(name, value));
    }
  }

  private static String detail(WebApplicationException refused, String reason) {
    return refused.getCause() instanceof com.fasterxml.jackson.core.JsonProcessingException json
        ? json.getOriginalMessage()
        : reason;
  }
}

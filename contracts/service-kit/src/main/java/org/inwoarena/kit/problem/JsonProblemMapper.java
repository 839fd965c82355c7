package org.inwoarena.kit.problem;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import java.util.stream.Collectors;

/** JSON that is well-formed but of another shape than asked for. */
@Provider
public class JsonProblemMapper implements ExceptionMapper<MismatchedInputException> {
  @Override
  public Response toResponse(MismatchedInputException wrong) {
    var where =
        wrong.getPath().stream().map(JsonProblemMapper::step).collect(Collectors.joining("."));
    return ProblemDetails.response(
        Problem.of(400, "invalid-json", "The JSON body does not have the expected shape.")
            .with(new Problem.Reason("mismatch", "not of the expected type", where)));
  }

  private static String step(JsonMappingException.Reference reference) {
    return reference.getFieldName() == null
        ? "[" + reference.getIndex() + "]"
        : reference.getFieldName();
  }
}

package org.inwoarena.kit.openapi;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.responses.APIResponse;
import org.inwoarena.kit.problem.ProblemDetails;

/**
 * Says of every call that it refuses with problem details: fills in the body of the refusals a
 * resource names, and adds those that any call may answer. A service turns it on with {@code
 * mp.openapi.filter}.
 */
public final class ProblemResponses implements OASFilter {

  private static final String SCHEMA = "Problem";
  private static final Pattern CODE = Pattern.compile("[a-z]+(?:-[a-z]+)+");
  private static final Map<String, String> USUAL =
      Map.of(
          "400", "invalid-request",
          "401", "not-logged-in",
          "403", "role-missing",
          "404", "not-found",
          "503", "try-again");

  @Override
  public void filterOpenAPI(OpenAPI document) {
    if (document.getPaths() == null || document.getPaths().getPathItems() == null) {
      return;
    }
    if (document.getComponents() == null) {
      document.setComponents(OASFactory.createComponents());
    }
    document.getComponents().addSchema(SCHEMA, schema());
    document.getPaths().getPathItems().values().stream()
        .flatMap(path -> path.getOperations().values().stream())
        .forEach(ProblemResponses::complete);
  }

  private static void complete(Operation operation) {
    if (operation.getResponses() == null) {
      operation.setResponses(OASFactory.createAPIResponses());
    }
    if (operation.getRequestBody() != null
        || !Optional.ofNullable(operation.getParameters()).orElse(List.of()).isEmpty()) {
      add(operation, "400", "invalid-request: every rule the request breaks");
    }
    if (!Optional.ofNullable(operation.getSecurity()).orElse(List.of()).isEmpty()) {
      add(operation, "401", "not-logged-in");
      add(operation, "403", "role-missing");
    }
    add(operation, "503", "Not now; Retry-After says when to come back");
    operation
        .getResponses()
        .getAPIResponses()
        .forEach(
            (status, response) -> {
              if (isRefusal(status) && response.getContent() == null) {
                response.setContent(content(status, response));
              }
            });
  }

  private static boolean isRefusal(String status) {
    return status.startsWith("4") || status.startsWith("5");
  }

  private static void add(Operation operation, String status, String description) {
    if (!operation.getResponses().hasAPIResponse(status)) {
      operation
          .getResponses()
          .addAPIResponse(status, OASFactory.createAPIResponse().description(description));
    }
  }

  private static Content content(String status, APIResponse response) {
    return OASFactory.createContent()
        .addMediaType(
            ProblemDetails.MEDIA_TYPE,
            OASFactory.createMediaType()
                .schema(OASFactory.createSchema().ref(SCHEMA))
                .example(example(status, response)));
  }

  /** The first code the description names, or the usual one. */
  private static Map<String, Object> example(String status, APIResponse response) {
    var named =
        CODE.matcher(Optional.ofNullable(response.getDescription()).orElse(""))
            .results()
            .map(found -> found.group())
            .findFirst();
    var code = named.orElseGet(() -> USUAL.getOrDefault(status, "refused"));
    return Map.of(
        "type",
        "urn:inwo-arena:problem:" + code,
        "status",
        Integer.parseInt(status),
        "code",
        code,
        "errors",
        List.of(Map.of("code", code, "detail", "Why, for people.", "where", "name")));
  }

  private static Schema schema() {
    return object("RFC 9457 problem details; errors lists every reason where there are several.")
        .addProperty("type", text("A URN that ends in the code"))
        .addProperty("title", text("The status in words"))
        .addProperty(
            "status",
            OASFactory.createSchema()
                .addType(Schema.SchemaType.INTEGER)
                .description("The HTTP status"))
        .addProperty("code", text("For programs; does not change"))
        .addProperty("detail", text("For people"))
        .addProperty(
            "errors",
            OASFactory.createSchema()
                .addType(Schema.SchemaType.ARRAY)
                .items(
                    object("One reason; may have further members")
                        .addProperty("code", text("For programs; does not change"))
                        .addProperty("detail", text("For people"))
                        .addProperty("where", text("Line, field or card; empty for the whole"))));
  }

  private static Schema object(String description) {
    return OASFactory.createSchema().addType(Schema.SchemaType.OBJECT).description(description);
  }

  private static Schema text(String description) {
    return OASFactory.createSchema().addType(Schema.SchemaType.STRING).description(description);
  }
}

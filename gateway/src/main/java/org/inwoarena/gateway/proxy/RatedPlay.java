package org.inwoarena.gateway.proxy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.vertx.core.buffer.Buffer;
import java.io.IOException;
import java.util.Optional;
import org.inwoarena.contracts.Json;
import org.inwoarena.kit.problem.Problem;

/**
 * Rated matches are played by one rule set only. game-service refuses anything else too; here the
 * player learns it before a match is made.
 */
final class RatedPlay {

  private static final String ONLY = "two-player-tournament";

  private final ObjectMapper json = Json.mapper();

  /** A problem when this request asks for rated play by other rules. */
  Optional<Problem> refuse(Passage passage, Buffer body) {
    boolean queue = passage.prefix().endsWith("/queue");
    boolean challenge = passage.prefix().endsWith("/challenges");
    if (body.length() == 0 || !(queue || challenge)) {
      return Optional.empty();
    }
    var asked = read(body);
    // The queue is always rated, a challenge where it says so.
    boolean rated = asked.path("rated").asBoolean(queue);
    var ruleSet = asked.path("ruleSet").asText(ONLY);
    return rated && !ruleSet.equals(ONLY) ? Optional.of(otherRules(ruleSet)) : Optional.empty();
  }

  private static Problem otherRules(String ruleSet) {
    return Problem.unprocessable(
            "rated-rule-set", "Rated matches are played under " + ONLY + " only.")
        .with(new Problem.Reason("rule-set", ruleSet + " is not rated", "ruleSet"));
  }

  /** Broken JSON is for the service behind to explain. */
  private JsonNode read(Buffer body) {
    try {
      return json.readTree(body.getBytes());
    } catch (IOException broken) {
      return json.missingNode();
    }
  }
}

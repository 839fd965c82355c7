package org.inwoarena.game.judges;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.inwoarena.game.match.MatchPlan;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.kit.problem.Problem;

/**
 * Who may see every card of a match. While it is played its event says so, at that moment and with
 * an entry in its log; hidden cards go nowhere before the answer is here.
 */
@ApplicationScoped
public class Looks {

  private static final int SERVER_ERROR = 500;
  private static final int UNAVAILABLE = 503;
  private static final int SOON = 5;

  private final LookService events;

  Looks(@RestClient LookService events) {
    this.events = events;
  }

  /**
   * Done when the look is allowed and noted; else fails with the reason.
   *
   * @param over whether the match has ended; then any judge of the platform may look
   */
  public Uni<Void> allow(MatchPlan plan, boolean over, Look look) {
    if (plan.created().event().isPresent()) {
      return OnContext.stay(events.look(plan.matchId(), look)).onFailure().transform(this::why);
    }
    return over && look.judge()
        ? Uni.createFrom().voidItem()
        : Uni.createFrom()
            .failure(
                Problem.forbidden(
                    "judge-only", "A match outside events is open to judges once it is over."));
  }

  private Throwable why(Throwable failure) {
    return failure instanceof WebApplicationException answer
            && answer.getResponse().getStatus() < SERVER_ERROR
        ? refusal(answer.getResponse())
        : Problem.of(UNAVAILABLE, "event-unavailable", "The event cannot be asked just now.")
            .retryAfter(SOON);
  }

  private static Problem refusal(Response answer) {
    var said = answer.readEntity(JsonNode.class);
    return Problem.of(
        answer.getStatus(),
        said.path("code").asText("judge-only"),
        said.path("detail").asText("Only a judge of this event may look."));
  }
}

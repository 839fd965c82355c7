package org.inwoarena.gateway.proxy;

import io.quarkus.vertx.http.runtime.security.QuarkusHttpUser;
import io.vertx.core.buffer.Buffer;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Optional;
import org.inwoarena.gateway.GatewayConfig;
import org.inwoarena.gateway.edge.ProblemWriter;
import org.inwoarena.gateway.limit.RateLimiter;
import org.inwoarena.kit.problem.Problem;
import org.jboss.logging.Logger;

/**
 * The way in for REST: limits, log-in, then on to the service. Quarkus has checked the token, if
 * there is one, before a request gets here; the service checks it again.
 */
@ApplicationScoped
class Door {

  private static final Logger LOG = Logger.getLogger(Door.class);

  private final Passages passages;
  private final RateLimiter limiter;
  private final Forwarder forwarder;
  private final ProblemWriter problems;
  private final GatewayConfig.Proxy limits;
  private final RatedPlay ratedPlay = new RatedPlay();

  Door(
      Passages passages,
      RateLimiter limiter,
      Forwarder forwarder,
      ProblemWriter problems,
      GatewayConfig config) {
    this.passages = passages;
    this.limiter = limiter;
    this.forwarder = forwarder;
    this.problems = problems;
    this.limits = config.proxy();
  }

  void routes(@Observes Router router) {
    for (Passage passage : passages.all()) {
      router.route(passage.prefix() + "/*").handler(request -> enter(request, passage));
    }
  }

  private void enter(RoutingContext request, Passage passage) {
    var player = player(request);
    var caller = player.orElseGet(() -> request.request().remoteAddress().hostAddress());
    var refusal = limiter.refuse(caller).or(() -> logInFirst(request, passage, player));
    if (refusal.isPresent()) {
      // The body, if any, is read to its end so that the connection stays good.
      request.request().resume();
      problems.answer(request, refusal.get());
      return;
    }
    BodyReader.read(request.request(), limits.maxBody().asLongValue())
        .onSuccess(body -> pass(request, passage, body))
        .onFailure(failure -> failed(request, failure));
  }

  private void pass(RoutingContext request, Passage passage, Buffer body) {
    ratedPlay
        .refuse(passage, body)
        .ifPresentOrElse(
            problem -> problems.answer(request, problem),
            () -> forwarder.forward(request, passage, body));
  }

  private void failed(RoutingContext request, Throwable failure) {
    if (failure instanceof Problem problem) {
      problems.answer(request, problem);
    } else {
      LOG.debugf("request broken off by the client: %s", failure);
      request.request().connection().close();
    }
  }

  private static Optional<Problem> logInFirst(
      RoutingContext request, Passage passage, Optional<String> player) {
    return player.isPresent() || passage.openTo(request.request().method())
        ? Optional.empty()
        : Optional.of(Problem.of(401, "not-logged-in", "Log in to do this."));
  }

  private static Optional<String> player(RoutingContext request) {
    return request.user() instanceof QuarkusHttpUser user
            && !user.getSecurityIdentity().isAnonymous()
        ? Optional.of(user.getSecurityIdentity().getPrincipal().getName())
        : Optional.empty();
  }
}

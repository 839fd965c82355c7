package org.inwoarena.gateway.proxy;

import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import io.vertx.httpproxy.Body;
import io.vertx.httpproxy.ProxyContext;
import io.vertx.httpproxy.ProxyInterceptor;
import io.vertx.httpproxy.ProxyRequest;
import io.vertx.httpproxy.ProxyResponse;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.util.concurrent.TimeoutException;
import org.inwoarena.gateway.GatewayConfig;
import org.inwoarena.gateway.edge.ProblemWriter;
import org.inwoarena.gateway.edge.RequestIds;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.problem.ProblemDetails;
import org.jboss.logging.Logger;

/** What happens to one request on its way to a service, and to the answer on its way back. */
record Passing(
    RoutingContext request,
    Passage passage,
    Buffer body,
    ProblemWriter problems,
    GatewayConfig.Proxy limits)
    implements ProxyInterceptor {

  private static final Logger LOG = Logger.getLogger(Passing.class);

  @Override
  public Future<ProxyResponse> handleProxyRequest(ProxyContext context) {
    var ids = RequestIds.of(request.request().headers());
    outward(context.request(), ids);
    return context
        .sendRequest()
        .recover(failure -> Future.succeededFuture(answer(context.request(), failure)))
        .map(response -> inward(response, ids));
  }

  private void outward(ProxyRequest out, RequestIds ids) {
    var query = request.request().query();
    // The path the routes were matched with, so that no other spelling reaches the service.
    out.setURI(request.normalizedPath() + (query == null ? "" : "?" + query));
    HopByHop.drop(out.headers());
    out.headers().remove(HttpHeaders.EXPECT).remove(HttpHeaders.COOKIE);
    out.putHeader(RequestIds.REQUEST_ID, ids.requestId());
    out.putHeader(RequestIds.TRACEPARENT, ids.traceparent());
    out.putHeader("X-Forwarded-For", request.request().remoteAddress().hostAddress());
    out.setBody(body.length() == 0 ? null : Body.body(body));
  }

  private ProxyResponse inward(ProxyResponse response, RequestIds ids) {
    HopByHop.drop(response.headers());
    return response.putHeader(RequestIds.REQUEST_ID, ids.requestId());
  }

  private ProxyResponse answer(ProxyRequest out, Throwable failure) {
    var problem = explain(failure);
    LOG.warnf("%s %s: %s (%s)", out.getMethod(), passage.prefix(), problem.code(), failure);
    var response =
        out.release()
            .response()
            .setStatusCode(problem.status())
            .putHeader(HttpHeaders.CONTENT_TYPE, ProblemDetails.MEDIA_TYPE)
            .setBody(Body.body(problems.body(problem)));
    problem.headers().forEach(response::putHeader);
    return response;
  }

  private Problem explain(Throwable failure) {
    var service = passage.service() + "-service";
    int later = (int) limits.retryAfter().toSeconds();
    return switch (failure) {
      case TimeoutException slow ->
          Problem.of(504, "service-timeout", service + " did not answer in time.");
      case ConnectException down ->
          Problem.of(503, "service-down", service + " is not there.").retryAfter(later);
      case UnknownHostException down ->
          Problem.of(503, "service-down", service + " is not there.").retryAfter(later);
      default -> Problem.of(502, "service-broke-off", service + " broke off.").retryAfter(later);
    };
  }
}

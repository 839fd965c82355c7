package org.inwoarena.gateway.proxy;

import io.vertx.core.http.HttpMethod;
import java.net.URI;

/**
 * One path prefix that is let through to a service.
 *
 * @param service the service's short name, for messages and logs
 * @param publicReads whether reading takes no log-in
 */
record Passage(String prefix, String service, URI origin, boolean publicReads) {

  /** Whether somebody without a log-in may make this kind of request. */
  boolean openTo(HttpMethod method) {
    return publicReads && (method.equals(HttpMethod.GET) || method.equals(HttpMethod.HEAD));
  }
}

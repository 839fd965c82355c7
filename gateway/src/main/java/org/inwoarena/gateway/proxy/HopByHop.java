package org.inwoarena.gateway.proxy;

import io.vertx.core.MultiMap;
import java.util.List;

/** Headers that belong to one connection and are never passed on (RFC 9110, 7.6.1). */
final class HopByHop {

  private static final List<String> NAMES =
      List.of(
          "connection",
          "keep-alive",
          "proxy-connection",
          "proxy-authenticate",
          "proxy-authorization",
          "te",
          "trailer",
          "upgrade");

  private HopByHop() {}

  /** Takes them out, and those that the {@code Connection} header names. */
  static void drop(MultiMap headers) {
    for (String line : headers.getAll("connection")) {
      for (String named : line.split(",", -1)) {
        headers.remove(named.strip());
      }
    }
    NAMES.forEach(headers::remove);
  }
}

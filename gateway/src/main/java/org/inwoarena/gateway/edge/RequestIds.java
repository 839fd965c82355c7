package org.inwoarena.gateway.edge;

import io.vertx.core.MultiMap;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/**
 * The names of one request in everybody's logs: {@code X-Request-Id} for people, the W3C {@code
 * traceparent} for tracing. A caller's own are kept where they are well-formed.
 */
public record RequestIds(String requestId, String traceparent) {

  /** The header of the request id, on the request and on the answer. */
  public static final String REQUEST_ID = "X-Request-Id";

  /** The header of the W3C trace context. */
  public static final String TRACEPARENT = "traceparent";

  private static final Pattern GOOD_ID = Pattern.compile("[A-Za-z0-9._-]{1,64}");
  private static final Pattern GOOD_TRACE =
      Pattern.compile("00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}");

  /** The ids a request came with, completed. */
  public static RequestIds of(MultiMap headers) {
    return new RequestIds(
        given(headers, REQUEST_ID, GOOD_ID).orElseGet(() -> UUID.randomUUID().toString()),
        given(headers, TRACEPARENT, GOOD_TRACE).orElseGet(RequestIds::newTrace));
  }

  private static Optional<String> given(MultiMap headers, String name, Pattern good) {
    return Optional.ofNullable(headers.get(name)).filter(v -> good.matcher(v).matches());
  }

  private static String newTrace() {
    var random = ThreadLocalRandom.current();
    return "00-%016x%016x-%016x-01"
        .formatted(random.nextLong(), random.nextLong() | 1, random.nextLong() | 1);
  }
}

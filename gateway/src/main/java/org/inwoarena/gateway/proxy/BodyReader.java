package org.inwoarena.gateway.proxy;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import org.inwoarena.kit.problem.Problem;

/**
 * Reads a request body whole before it is passed on: bodies are small here, and a service never
 * sees half a request. What is too long is refused at once and read to its end unseen, so that the
 * client, still sending, gets to see the answer.
 */
final class BodyReader {

  private final HttpServerRequest request;
  private final long limit;
  private final Promise<Buffer> done = Promise.promise();
  private final Buffer body = Buffer.buffer();
  private boolean refused;

  private BodyReader(HttpServerRequest request, long limit) {
    this.request = request;
    this.limit = limit;
  }

  /** The body, or a {@link Problem} when it is longer than the limit. */
  static Future<Buffer> read(HttpServerRequest request, long limit) {
    return new BodyReader(request, limit).start();
  }

  private Future<Buffer> start() {
    if (announced() > limit) {
      refuse();
    } else if ("100-continue".equalsIgnoreCase(request.getHeader(HttpHeaders.EXPECT))) {
      request.response().writeContinue();
    }
    request
        .exceptionHandler(done::tryFail)
        .handler(this::more)
        .endHandler(end -> done.tryComplete(body))
        .resume();
    return done.future();
  }

  private void more(Buffer chunk) {
    if (refused) {
      return;
    }
    if (body.length() + chunk.length() > limit) {
      refuse();
    } else {
      body.appendBuffer(chunk);
    }
  }

  private void refuse() {
    refused = true;
    done.tryFail(Problem.of(413, "body-too-large", "The body is longer than " + limit + " bytes."));
  }

  private long announced() {
    var length = request.getHeader(HttpHeaders.CONTENT_LENGTH);
    try {
      return length == null ? 0 : Long.parseLong(length);
    } catch (NumberFormatException nonsense) {
      return Long.MAX_VALUE;
    }
  }
}

package org.inwoarena.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.inwoarena.contracts.Json;

/** JSON over HTTP with tokens, problems as exceptions, and retries where a repeat is harmless. */
final class Rest {

  /** Statuses a gateway gives when what lies behind it is away for a moment. */
  private static final Set<Integer> AWAY = Set.of(502, 503, 504);

  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final int ATTEMPTS = 4;

  private final HttpClient http;
  private final URI base;
  private final Optional<TokenSource> tokens;
  private final JsonMapper json = Json.mapper();

  Rest(HttpClient http, URI base, Optional<TokenSource> tokens) {
    this.http = http;
    this.base = base;
    this.tokens = tokens;
  }

  /** One request; {@code repeatable} ones are tried again when no answer came. */
  record Call(
      String method, String path, String contentType, String body, Map<String, String> headers) {

    boolean repeatable() {
      return !method.equals("POST") || headers.containsKey("Idempotency-Key");
    }
  }

  <T> T get(String path, Class<T> type) {
    return read(send(new Call("GET", path, "", "", Map.of())), type);
  }

  <T> T get(String path, TypeReference<T> type) {
    return read(send(new Call("GET", path, "", "", Map.of())), type);
  }

  String getText(String path) {
    return send(new Call("GET", path, "", "", Map.of())).body();
  }

  <T> T post(String path, Object body, Class<T> type) {
    return read(send(jsonCall("POST", path, body, Map.of())), type);
  }

  /** A POST that carries an {@code Idempotency-Key}: a repeat gets the first answer. */
  <T> T postOnce(String path, Object body, Class<T> type) {
    var key = Map.of("Idempotency-Key", UUID.randomUUID().toString());
    return read(send(jsonCall("POST", path, body, key)), type);
  }

  <T> T postText(String path, String contentType, String body, Class<T> type) {
    return read(send(new Call("POST", path, contentType, body, Map.of())), type);
  }

  <T> T put(String path, Object body, Class<T> type) {
    return read(send(jsonCall("PUT", path, body, Map.of())), type);
  }

  void act(String method, String path) {
    send(new Call(method, path, "", "", Map.of()));
  }

  private Call jsonCall(String method, String path, Object body, Map<String, String> headers) {
    try {
      return new Call(method, path, "application/json", json.writeValueAsString(body), headers);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("cannot be written as JSON: " + body, e);
    }
  }

  private HttpResponse<String> send(Call call) {
    var fresh = false;
    for (var attempt = 1; ; attempt++) {
      var last = attempt == ATTEMPTS || !call.repeatable();
      try {
        var answer = http.send(request(call), BodyHandlers.ofString());
        if (answer.statusCode() == 401 && tokens.isPresent() && !fresh) {
          tokens.orElseThrow().discard();
          fresh = true;
        } else if (!AWAY.contains(answer.statusCode()) || last) {
          return accepted(answer);
        }
      } catch (IOException e) {
        if (last) {
          throw new ArenaUnreachableException(call.method() + " " + base.resolve(call.path()), e);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new ArenaUnreachableException("interrupted", e);
      }
      Backoff.HTTP.pause(attempt);
    }
  }

  private HttpRequest request(Call call) {
    var request =
        HttpRequest.newBuilder(base.resolve(call.path()))
            .timeout(TIMEOUT)
            .header("Accept", "application/json, application/problem+json");
    tokens.ifPresent(source -> request.header("Authorization", "Bearer " + source.token()));
    call.headers().forEach(request::header);
    if (!call.contentType().isEmpty()) {
      request.header("Content-Type", call.contentType());
    }
    var body =
        call.contentType().isEmpty()
            ? BodyPublishers.noBody()
            : BodyPublishers.ofString(call.body());
    return request.method(call.method(), body).build();
  }

  private HttpResponse<String> accepted(HttpResponse<String> answer) {
    if (answer.statusCode() < 400) {
      return answer;
    }
    throw ProblemException.of(problem(answer));
  }

  private Problem problem(HttpResponse<String> answer) {
    try {
      var told = json.readValue(answer.body(), Problem.class);
      return told == null || told.status() == 0
          ? Problem.bare(answer.statusCode(), answer.body())
          : told;
    } catch (JsonProcessingException notAProblem) {
      return Problem.bare(answer.statusCode(), answer.body());
    }
  }

  private <T> T read(HttpResponse<String> answer, Class<T> type) {
    return read(answer, json.readerFor(type), type::cast);
  }

  @SuppressWarnings("unchecked") // The reader yields what the type reference says.
  private <T> T read(HttpResponse<String> answer, TypeReference<T> type) {
    return read(answer, json.readerFor(type), value -> (T) value);
  }

  private static <T> T read(
      HttpResponse<String> answer, ObjectReader reader, Function<Object, T> as) {
    try {
      return as.apply(reader.readValue(answer.body()));
    } catch (JsonProcessingException e) {
      throw new ArenaUnreachableException("unreadable answer of " + answer.uri(), e);
    }
  }

  /** {@code ?name=value&...}, or nothing. */
  static String query(Map<String, ?> parameters) {
    return parameters.isEmpty()
        ? ""
        : parameters.entrySet().stream()
            .map(e -> e.getKey() + "=" + encoded(String.valueOf(e.getValue())))
            .collect(Collectors.joining("&", "?", ""));
  }

  /** A value as one segment of a path or query. */
  static String encoded(String value) {
    return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
  }
}

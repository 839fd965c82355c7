package org.inwoarena.client;

import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Optional;

/**
 * The public API of one arena for one caller. Every call throws {@link ProblemException} where the
 * arena refuses and {@link ArenaUnreachableException} where it does not answer.
 *
 * <p>The sockets are in {@code org.inwoarena.client.socket}; {@link #http()}, {@link #socket} and
 * {@link #tokens()} are what they take.
 */
public final class ArenaClient {

  private final HttpClient http;
  private final URI base;
  private final Optional<TokenSource> tokens;
  private final Rest rest;

  private ArenaClient(HttpClient http, URI base, Optional<TokenSource> tokens) {
    this.http = http;
    this.base = base;
    this.tokens = tokens;
    this.rest = new Rest(http, base, tokens);
  }

  /**
   * A client that is logged in.
   *
   * @param base the gateway, such as {@code http://localhost:8080}
   */
  public static ArenaClient of(HttpClient http, URI base, TokenSource tokens) {
    return new ArenaClient(http, base, Optional.of(tokens));
  }

  /** A client that only looks. */
  public static ArenaClient anonymous(HttpClient http, URI base) {
    return new ArenaClient(http, base, Optional.empty());
  }

  /**
   * An HTTP client with settings that suit the arena: no upgrade to HTTP/2, which without TLS gains
   * nothing and which not every proxy takes.
   */
  public static HttpClient newHttpClient() {
    return HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .connectTimeout(Duration.ofSeconds(10))
        .build();
  }

  /** Profiles. */
  public PlayerApi players() {
    return new PlayerApi(rest);
  }

  /** Decks and registrations. */
  public DeckApi decks() {
    return new DeckApi(rest);
  }

  /** Pools of sealed events. */
  public PoolApi pools() {
    return new PoolApi(rest);
  }

  /** Ladder queues and offers. */
  public QueueApi queue() {
    return new QueueApi(rest);
  }

  /** Direct challenges. */
  public ChallengeApi challenges() {
    return new ChallengeApi(rest);
  }

  /** Ladders and ratings. */
  public LadderApi ladders() {
    return new LadderApi(rest);
  }

  /** Events and how they are run. */
  public EventApi events() {
    return new EventApi(rest);
  }

  /** Matches and records. */
  public MatchApi matches() {
    return new MatchApi(rest);
  }

  /** The HTTP client behind all calls. */
  public HttpClient http() {
    return http;
  }

  /** The caller's tokens; empty for one who only looks. */
  public Optional<TokenSource> tokens() {
    return tokens;
  }

  /** The address of a socket, such as {@code /ws/matches/ID}. */
  public URI socket(String path) {
    var at = base.resolve(path);
    return URI.create(at.toString().replaceFirst("^http", "ws"));
  }
}

package org.inwoarena.client.socket;

import java.net.URI;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.inwoarena.client.Backoff;
import org.inwoarena.client.TokenSource;
import org.inwoarena.contracts.GameView.TimedPrompt;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;

/**
 * One match over its socket, as a player or, without tokens, as a spectator. The view is kept by
 * patching; after a lost connection the socket resumes from the last part seen and repeats the
 * commands nobody answered, so nothing is lost and nothing is done twice.
 */
public final class MatchSocket implements Voice, AutoCloseable {

  private final MatchTalk talk;
  private final SteadySocket socket;

  private MatchSocket(MatchTalk talk, SteadySocket socket) {
    this.talk = talk;
    this.socket = socket;
  }

  /**
   * Opens the socket of a match.
   *
   * @param at such as {@code ws://localhost:8080/ws/matches/ID}
   * @param tokens the player's; empty to watch
   */
  public static MatchSocket open(
      HttpClient http, URI at, Optional<TokenSource> tokens, MatchListener listener) {
    return open(http, at, tokens, listener, Backoff.SOCKET);
  }

  /** Opens the socket with another patience between attempts. */
  public static MatchSocket open(
      HttpClient http,
      URI at,
      Optional<TokenSource> tokens,
      MatchListener listener,
      Backoff backoff) {
    var talk = new MatchTalk(listener);
    var socket = new SteadySocket(http, at, tokens, backoff, new Frames(talk, listener));
    var match = new MatchSocket(talk, socket);
    listener.opened(match);
    socket.open();
    return match;
  }

  @Override
  public String answer(PromptId prompt, Command command) {
    return say(Optional.of(prompt), command);
  }

  @Override
  public String act(Command command) {
    return say(Optional.empty(), command);
  }

  private String say(Optional<PromptId> prompt, Command command) {
    var id = UUID.randomUUID().toString();
    socket.say(talk.command(id, prompt, command));
    return id;
  }

  /** The view as it is now. */
  public TableView table() {
    return talk.table();
  }

  /** The questions now open to this seat. */
  public List<TimedPrompt> prompts() {
    return talk.table().prompts();
  }

  /** Who plays; empty until the server greeted. */
  public Optional<Welcome> welcome() {
    return talk.welcome();
  }

  /** The commitments the server gave when this socket first connected; empty until then. */
  public Map<String, String> commitments() {
    return talk.welcome().map(said -> said.match().commitments()).orElse(Map.of());
  }

  @Override
  public void close() {
    socket.close();
  }

  private record Frames(MatchTalk talk, MatchListener listener) implements SteadySocket.Talk {
    @Override
    public List<String> opening() {
      return talk.opening();
    }

    @Override
    public boolean heard(String frame) {
      return talk.hear(frame) == MatchTalk.Then.GO_ON;
    }

    @Override
    public void lost(String reason) {
      listener.interrupted(reason);
    }
  }
}

package org.inwoarena.client.socket;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.inwoarena.client.Backoff;
import org.inwoarena.client.TokenSource;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.PlayerNotice;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The notices of one player. They are a quick word, not a record: a notice sent while the socket
 * was away is gone, so {@code connected} is called after every (re)connect for the listener to ask
 * over REST how things stand.
 */
public final class NoticeSocket implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(NoticeSocket.class);

  private final SteadySocket socket;

  private NoticeSocket(SteadySocket socket) {
    this.socket = socket;
  }

  /**
   * Opens {@code /ws/me}.
   *
   * @param notices hears every notice, on the socket's own thread
   */
  public static NoticeSocket open(
      HttpClient http,
      URI at,
      TokenSource tokens,
      Runnable connected,
      Consumer<PlayerNotice> notices) {
    var frames = new Frames(connected, notices, Json.mapper());
    var socket = new SteadySocket(http, at, Optional.of(tokens), Backoff.SOCKET, frames);
    socket.open();
    return new NoticeSocket(socket);
  }

  @Override
  public void close() {
    socket.close();
  }

  private record Frames(Runnable connected, Consumer<PlayerNotice> notices, JsonMapper json)
      implements SteadySocket.Talk {
    @Override
    public List<String> opening() {
      connected.run();
      return List.of();
    }

    @Override
    public boolean heard(String frame) {
      try {
        if (json.readTree(frame) instanceof ObjectNode node
            && node.path("type").asText().equals("notice")) {
          notices.accept(json.treeToValue(node, PlayerNotice.class));
        }
      } catch (JsonProcessingException e) {
        LOG.warn("unreadable notice: {}", e.getOriginalMessage());
      }
      return true;
    }

    @Override
    public void lost(String reason) {
      LOG.debug("notices interrupted: {}", reason);
    }
  }
}

package org.inwoarena.local.process;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Asks from outside whether something answers. */
public final class Probe {

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final HttpClient client = HttpClient.newBuilder().connectTimeout(PATIENCE).build();

  /** Whether the address answers with status 200. */
  public boolean ok(String url) {
    try {
      var request = HttpRequest.newBuilder(URI.create(url)).timeout(PATIENCE).build();
      return client.send(request, BodyHandlers.discarding()).statusCode() == 200;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Whether a connection to the port of this machine is accepted. */
  public static boolean listening(int port) {
    try (var socket = new Socket()) {
      socket.connect(new InetSocketAddress("localhost", port), (int) PATIENCE.toMillis());
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}

package org.inwoarena.gateway.match;

import jakarta.inject.Singleton;
import org.inwoarena.gateway.GatewayConfig;
import org.inwoarena.gateway.socket.Frames;
import org.inwoarena.gateway.socket.SocketMetrics;

/** What every {@link Viewer} shares. */
@Singleton
record MatchTable(
    MatchHub hub,
    MatchClient matches,
    CommandReader commands,
    CommandSender sender,
    Frames frames,
    SocketMetrics metrics,
    GatewayConfig config) {

  GatewayConfig.Sockets limits() {
    return config.sockets();
  }
}

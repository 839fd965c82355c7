package org.inwoarena.gateway.support;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;

/**
 * A realm with a key pair of this run, a place for the stub of the services, and a port where
 * nobody listens for rating-service, which is down.
 */
public final class TestSurroundings implements QuarkusTestResourceLifecycleManager {

  @Override
  public Map<String, String> start() {
    int stub = freePort();
    var services = "http://localhost:" + stub;
    var keys = keys();
    var base64 = Base64.getEncoder();
    var config = new HashMap<String, String>();
    config.put("test.stub.port", Integer.toString(stub));
    config.put("test.signing.key", base64.encodeToString(keys.getPrivate().getEncoded()));
    config.put("quarkus.oidc.public-key", base64.encodeToString(keys.getPublic().getEncoded()));
    config.put("gateway.services.deck", services);
    config.put("gateway.services.matchmaking", services);
    config.put("gateway.services.game", services);
    config.put("gateway.services.rating", "http://localhost:" + freePort());
    return config;
  }

  @Override
  public void stop() {
    // Nothing was started.
  }

  private static KeyPair keys() {
    try {
      return KeyPairGenerator.getInstance("RSA").generateKeyPair();
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static int freePort() {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.inwoarena.matchmaking.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import org.inwoarena.contracts.Json;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.store.Replies;

/** Reads the Idempotency-Key of a request. */
@ApplicationScoped
public class Repeatable {

  /** The header a client repeats a request with. */
  public static final String HEADER = "Idempotency-Key";

  private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,64}");

  private final JsonMapper json = Json.mapper();

  /** What the key stands for; empty if the client gave none and will not repeat. */
  public Optional<Replies.Call> call(Account account, String route, String key, Object body) {
    if (key == null) {
      return Optional.empty();
    }
    if (!KEY.matcher(key).matches()) {
      throw Problem.of(
          400,
          "idempotency-key-invalid",
          "An Idempotency-Key has 1 to 64 visible ASCII characters.");
    }
    return Optional.of(new Replies.Call(account.id(), route, key, fingerprint(body)));
  }

  private String fingerprint(Object body) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(json.writeValueAsBytes(body)));
    } catch (NoSuchAlgorithmException | JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}

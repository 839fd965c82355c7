package org.inwoarena.local.keycloak;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.inwoarena.local.process.StartFailure;

/** The realm as described in {@code deploy/keycloak}, its variables filled in. */
public final class RealmFile {

  private static final Pattern VARIABLE = Pattern.compile("\\$\\{(ARENA_[A-Z0-9_]+)}");

  private final ObjectMapper json = new ObjectMapper();
  private final ObjectNode realm;

  private RealmFile(String text) throws JsonProcessingException {
    realm = (ObjectNode) json.readTree(text);
  }

  /** Reads the file; fails with the names of variables that have no value. */
  public static RealmFile read(Path file, Map<String, String> variables) {
    try {
      return new RealmFile(fillIn(Files.readString(file), variables, file));
    } catch (JsonProcessingException e) {
      throw new StartFailure("%s is no valid JSON: %s".formatted(file, e.getOriginalMessage()), e);
    } catch (IOException e) {
      throw new StartFailure("cannot read the realm file %s: %s".formatted(file, e), e);
    }
  }

  /** The same with one more client, read from a file of its own. */
  public RealmFile withClient(Path file) {
    try {
      ((ArrayNode) realm.get("clients")).add(json.readTree(Files.readString(file)));
      return this;
    } catch (IOException e) {
      throw new StartFailure("cannot read the client file %s: %s".formatted(file, e), e);
    }
  }

  /** The realm's name. */
  public String name() {
    return realm.get("realm").asText();
  }

  /** What Keycloak is told. */
  public JsonNode content() {
    return realm;
  }

  /** Changes whenever the file or a value in it does. */
  public String hash() {
    try {
      var bytes = realm.toString().getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String fillIn(String text, Map<String, String> variables, Path file) {
    var missing = new TreeSet<String>();
    var filled =
        VARIABLE
            .matcher(text)
            .replaceAll(
                match -> {
                  var value = variables.get(match.group(1));
                  if (value == null) {
                    missing.add(match.group(1));
                    return "";
                  }
                  return Matcher.quoteReplacement(quoted(value));
                });
    if (!missing.isEmpty()) {
      throw new StartFailure("%s uses variables without a value: %s".formatted(file, missing));
    }
    return filled;
  }

  private static String quoted(String value) {
    var quoted = com.fasterxml.jackson.databind.node.TextNode.valueOf(value).toString();
    return quoted.substring(1, quoted.length() - 1);
  }
}

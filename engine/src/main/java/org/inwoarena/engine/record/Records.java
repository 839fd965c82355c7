package org.inwoarena.engine.record;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.inwoarena.engine.event.Events;

/** Records as JSON. */
public final class Records {

  private static final ObjectMapper JSON = Events.mapper();

  private Records() {}

  /** A record as a JSON text. */
  public static String write(GameRecord record) {
    try {
      return JSON.writeValueAsString(record);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * A record from a JSON text.
   *
   * @throws IllegalArgumentException if the text is not a record of a known form
   */
  public static GameRecord read(String text) {
    try {
      var node = JSON.readTree(text);
      var format = node.path("format").asInt();
      if (format != GameRecord.FORMAT) {
        throw new IllegalArgumentException("not a game record of format " + GameRecord.FORMAT);
      }
      return JSON.treeToValue(node, GameRecord.class);
    } catch (JsonProcessingException unreadable) {
      throw new IllegalArgumentException(
          "not a game record: " + unreadable.getOriginalMessage(), unreadable);
    }
  }
}

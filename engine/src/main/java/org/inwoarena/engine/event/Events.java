package org.inwoarena.engine.event;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;

/**
 * Events as JSON for journals and records: the event's components, its {@code type} word and the
 * schema version {@code v}.
 */
public final class Events {

  /** The version written now. */
  public static final int VERSION = 1;

  private final ObjectMapper json;

  /** A codec; safe to share. */
  public Events() {
    json = mapper();
  }

  /** The mapping of the engine's records to JSON. */
  public static ObjectMapper mapper() {
    return JsonMapper.builder()
        .addModule(new Jdk8Module())
        .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .build();
  }

  /** The type word an event is written with. */
  public String type(Event event) {
    return node(event).get("type").asText();
  }

  /** An event as a JSON text. */
  public String write(Event event) {
    return node(event).put("v", VERSION).toString();
  }

  /** An event from a JSON text. */
  public Event read(String text) {
    try {
      var node = json.readTree(text);
      var version = node.path("v").asInt(VERSION);
      if (version != VERSION) {
        throw new IllegalArgumentException("event of schema version " + version);
      }
      return json.treeToValue(node, Event.class);
    } catch (JsonProcessingException unreadable) {
      throw new IllegalArgumentException("not an event: " + unreadable.getMessage(), unreadable);
    }
  }

  private ObjectNode node(Event event) {
    return json.valueToTree(event);
  }
}

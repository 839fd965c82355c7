package org.inwoarena.kit.messaging;

import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.Message;

/** Reads CloudEvents in binary mode. */
@ApplicationScoped
public class Decoder {

  private final JsonMapper json = Json.mapper();

  /**
   * A decoded record.
   *
   * @param id the CloudEvent's id, or the record's place where it has none
   */
  public record Decoded<M>(String id, M message) {}

  /**
   * Reads a record as a message type.
   *
   * @throws InvalidMessage when the type differs, the JSON is broken or the key is another's
   */
  public <M extends Message> Decoded<M> decode(
      ConsumerRecord<String, byte[]> record, Class<M> type) {
    var said = header(record, "ce_type");
    if (!said.isEmpty() && !said.equals(Message.typeOf(type))) {
      throw new InvalidMessage("type " + said + ", expected " + Message.typeOf(type));
    }
    if (record.value() == null) {
      throw new InvalidMessage("no value");
    }
    M message = read(record.value(), type);
    if (!message.key().equals(record.key())) {
      throw new InvalidMessage("key " + record.key() + " is not " + message.key());
    }
    var id = header(record, "ce_id");
    var place = record.topic() + "-" + record.partition() + "@" + record.offset();
    return new Decoded<>(id.isEmpty() ? place : id, message);
  }

  private <M> M read(byte[] value, Class<M> type) {
    M message;
    try {
      message = json.readValue(value, type);
    } catch (IOException | RuntimeException broken) {
      throw new InvalidMessage("cannot be decoded: " + broken.getMessage());
    }
    if (message == null) {
      throw new InvalidMessage("JSON null");
    }
    return message;
  }

  private static String header(ConsumerRecord<String, byte[]> record, String name) {
    var header = record.headers().lastHeader(name);
    return header == null ? "" : new String(header.value(), StandardCharsets.UTF_8);
  }
}

package org.inwoarena.kit.outbox;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.Message;

/** Messages leave through a table written in the transaction of the effect they tell of. */
@ApplicationScoped
public class Outbox {

  private final JsonMapper json = Json.mapper();
  private final OutboxRelay relay;

  Outbox(OutboxRelay relay) {
    this.relay = relay;
  }

  /** Adds a message to the session's transaction; published once that has committed. */
  public Uni<Void> add(Mutiny.Session session, Message message) {
    return session
        .createNativeQuery(
            "insert into outbox (message_id, topic, record_key, type, payload)"
                + " values (:id, :topic, :key, :type, :payload)")
        .setParameter("id", UUID.randomUUID())
        .setParameter("topic", message.topic())
        .setParameter("key", message.key())
        .setParameter("type", message.type())
        .setParameter("payload", encode(message))
        .executeUpdate()
        .replaceWithVoid();
  }

  /** Publishes what has been committed now rather than at the next sweep. Returns at once. */
  public void nudge() {
    relay.nudge();
  }

  private byte[] encode(Message message) {
    try {
      return json.writeValueAsBytes(message);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("cannot write " + message.type(), broken);
    }
  }
}

package org.inwoarena.contracts;

/**
 * A record that travels on a topic as the data of a CloudEvent in binary mode: {@code ce_id},
 * {@code ce_source}, {@code ce_type}, {@code ce_specversion} and {@code ce_time} are Kafka headers,
 * this record is the JSON value.
 */
public interface Message {

  /** The Kafka key: the id of the aggregate the message is about. */
  String key();

  /** The topic it travels on. */
  String topic();

  /** The CloudEvent type: {@code org.inwoarena.}, the record's words in kebab case, {@code .v1}. */
  default String type() {
    return typeOf(getClass());
  }

  /** {@link #type()} of a message class. */
  static String typeOf(Class<? extends Message> type) {
    var words =
        type.getSimpleName()
            .replaceAll("(?<=[a-z])(?=[A-Z])", "-")
            .toLowerCase(java.util.Locale.ROOT);
    return "org.inwoarena." + words + ".v1";
  }
}

package org.inwoarena.matchmaking.store.event;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.List;
import org.inwoarena.contracts.Json;

/** Many rows as one parameter of one statement, for {@code json_to_recordset}. */
final class Rows {

  private Rows() {}

  static String of(List<? extends Record> rows) {
    try {
      return Json.mapper().writeValueAsString(rows);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException(broken);
    }
  }
}

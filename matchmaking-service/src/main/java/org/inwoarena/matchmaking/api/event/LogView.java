package org.inwoarena.matchmaking.api.event;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.contracts.Json;
import org.inwoarena.matchmaking.store.event.EventLists.LogLine;

/**
 * One thing that happened to an event.
 *
 * @param author player id; empty for the platform
 * @param what its details, without what is a player's or the organiser's own affair
 */
@Schema(
    example =
        """
        {"seq": 15, "kind": "checked-in",
         "what": {"entrant": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01"},
         "author": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "at": "2026-12-20T17:51:03Z"}
        """)
public record LogView(long seq, String kind, JsonNode what, String author, Instant at) {

  /** Settings with the password in them, and which deck somebody plays. */
  private static final Set<String> PRIVATE = Set.of("settings", "deck", "registration");

  /** What rounds and standings are read for elsewhere, too long for a log. */
  private static final Set<String> LONG = Set.of("because", "rows");

  private static final JsonMapper JSON = Json.mapper();

  static List<LogView> of(List<LogLine> lines) {
    return lines.stream().map(LogView::of).toList();
  }

  private static LogView of(LogLine line) {
    return new LogView(line.seq(), line.kind(), told(line.body()), line.author(), line.at());
  }

  private static JsonNode told(String body) {
    try {
      var what = (ObjectNode) JSON.readTree(body);
      what.remove("is");
      what.findParents("deck").forEach(entrant -> ((ObjectNode) entrant).remove(PRIVATE));
      what.findParents("rows").forEach(standings -> ((ObjectNode) standings).remove(LONG));
      return what.remove(PRIVATE).remove(LONG);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("cannot read a fact: " + body, broken);
    }
  }
}

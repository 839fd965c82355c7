package org.inwoarena.client.socket;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.TreeSet;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.contracts.GameView.Reply;
import org.inwoarena.contracts.GameView.TimedPrompt;
import org.inwoarena.contracts.Json;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.MoveFamily;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.ViewPatch;

/** Frames as a server would send them. */
public final class Frames {

  private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");
  private static final JsonMapper JSON = Json.mapper();
  private static final Seat ZERO = new Seat(0);

  private Frames() {}

  public static String welcome() {
    return """
        {"type":"welcome","protocol":1,"audience":"seat:0","match":{"matchId":"m1",
         "ladder":"preview","rated":true,"ruleSet":"two-player-tournament",
         "cards":"card-texts",
         "seats":[{"seat":0,"player":"p","handle":"pat","bot":true}],
         "commitments":{"dice":"d0","deck:0":"d1"}}}
        """;
  }

  public static Entity.Player player(int hiddenPlots) {
    return new Entity.Player(ZERO, Optional.empty(), hiddenPlots, 0, 6, 20, 20, 2, 160, 0, false);
  }

  public static Prompt prompt(long id) {
    var pass = new Command.Pass();
    return new Prompt(
        new PromptId(id), ZERO, PromptKind.KNOCK, List.of(MoveFamily.of("pass")), pass);
  }

  public static Part part(long viewSeq, int hiddenPlots, Prompt... prompts) {
    var player = player(hiddenPlots);
    var patch = new ViewPatch(new TreeMap<>(Map.of(player.key(), player)), new TreeSet<>());
    var timed = List.of(prompts).stream().map(p -> new TimedPrompt(p, NOON)).toList();
    return new Part(
        Audience.of("seat:0"),
        Optional.of("p"),
        viewSeq,
        List.of(),
        patch,
        timed,
        List.of(),
        Optional.empty(),
        NOON,
        NOON);
  }

  public static String frame(String type, Object body) {
    var node = JSON.valueToTree(body);
    return ((ObjectNode) node).put("type", type).toString();
  }

  public static Reply accepted(String commandId, long viewSeq) {
    return new Reply(
        "p", commandId, Optional.empty(), true, Optional.empty(), OptionalLong.of(viewSeq));
  }

  public static Reply refused(String commandId, PromptId prompt) {
    return new Reply(
        "p",
        commandId,
        Optional.of(prompt),
        false,
        Optional.of(Refusal.of("not-now", "R2.2.3")),
        OptionalLong.empty());
  }

  public static ObjectNode read(String frame) {
    try {
      return (ObjectNode) JSON.readTree(frame);
    } catch (JsonProcessingException e) {
      throw new AssertionError(frame, e);
    }
  }
}

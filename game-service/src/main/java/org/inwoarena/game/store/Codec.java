package org.inwoarena.game.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameView;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.contracts.MatchSummary.State;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.game.match.MatchPlan;

/** What the text columns hold. */
@ApplicationScoped
public class Codec {

  private static final TypeReference<List<DeckList>> DECKS = new TypeReference<>() {};

  private final JsonMapper json = Json.mapper();

  MatchPlan plan(String text) {
    return new MatchPlan(read(text, MatchCreated.class));
  }

  State state(String word) {
    return json.convertValue(word, State.class);
  }

  Seeds seeds(String text) {
    return read(text, Seeds.class);
  }

  List<DeckList> decks(String text) {
    try {
      return json.readValue(text, DECKS);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("unreadable deck lists", broken);
    }
  }

  Entity.Result result(String text) {
    return (Entity.Result) read(text, Entity.class);
  }

  GameCommand command(String text) {
    return read(text, GameCommand.class);
  }

  GameView.Reply reply(String text) {
    return read(text, GameView.Reply.class);
  }

  /** A frame's body as it was published. */
  public GameView view(String text) {
    return read(text, GameView.class);
  }

  /** Any record as JSON. */
  public String write(Object value) {
    try {
      return json.writeValueAsString(value);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("cannot write " + value.getClass(), broken);
    }
  }

  String write(Entity.Result result) {
    try {
      return json.writerFor(Entity.class).writeValueAsString(result);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("cannot write a result", broken);
    }
  }

  private <T> T read(String text, Class<T> type) {
    try {
      return json.readValue(text, type);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("unreadable " + type.getSimpleName(), broken);
    }
  }
}

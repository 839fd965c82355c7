package org.inwoarena.matchmaking.store.event;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;
import org.inwoarena.contracts.Json;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.life.Fact;
import org.inwoarena.tournament.life.MatchAct;
import org.inwoarena.tournament.life.Settings;
import org.inwoarena.tournament.standing.TieBreak;

/**
 * Facts and settings as JSON. Every sealed family is told apart by {@code is}, the record's name in
 * kebab case: what was written once must stay readable, so records are not renamed.
 */
@ApplicationScoped
public class FactCodec {

  private final JsonMapper json = mapper();

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
  private interface Told {}

  private abstract static class AsText {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    AsText(String value) {}

    @JsonValue
    abstract String value();
  }

  private interface ById {
    @JsonValue
    String id();
  }

  private static JsonMapper mapper() {
    var builder = Json.mapper().rebuild();
    builder.disable(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS);
    builder.addMixIn(EntrantId.class, AsText.class);
    builder.addMixIn(TieBreak.class, ById.class);
    for (var family : new Class<?>[] {Fact.class, Result.class, Format.class, MatchAct.class}) {
      builder.addMixIn(family, Told.class);
      members(family)
          .forEach(member -> builder.registerSubtypes(new NamedType(member, word(member))));
    }
    return builder.build();
  }

  private static Stream<Class<?>> members(Class<?> family) {
    return family.isInterface()
        ? Arrays.stream(family.getPermittedSubclasses()).flatMap(FactCodec::members)
        : Stream.of(family);
  }

  /** What a fact is called. */
  static String kind(Fact fact) {
    return word(fact.getClass());
  }

  /** What a record of a sealed family is called: its name in kebab case. */
  static String word(Class<?> record) {
    return record.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  String write(Fact fact) {
    try {
      return json.writerFor(Fact.class).writeValueAsString(fact);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("cannot write " + fact, broken);
    }
  }

  Fact readFact(String text) {
    try {
      return json.readValue(text, Fact.class);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("cannot read a fact: " + text, broken);
    }
  }

  String write(Settings settings) {
    try {
      return json.writeValueAsString(settings);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("cannot write " + settings, broken);
    }
  }

  Settings readSettings(String text) {
    try {
      return json.readValue(text, Settings.class);
    } catch (JsonProcessingException broken) {
      throw new IllegalStateException("cannot read settings: " + text, broken);
    }
  }
}

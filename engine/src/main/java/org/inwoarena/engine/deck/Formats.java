package org.inwoarena.engine.deck;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every version of every format. Immutable; load it once and hand it on. */
public final class Formats {

  private static final String RESOURCE = "/cards/formats.yaml";

  private final Map<String, DeckFormat> byPin;
  private final Map<String, DeckFormat> current;

  /** These formats; the later of two versions of a format is the current one. */
  public Formats(List<DeckFormat> versions) {
    var pins = new LinkedHashMap<String, DeckFormat>();
    var latest = new LinkedHashMap<String, DeckFormat>();
    for (var format : versions) {
      var before = Optional.ofNullable(latest.put(format.id(), format)).map(DeckFormat::version);
      if (format.version() != before.orElse(0) + 1) {
        throw new IllegalArgumentException("out of order: " + format.pin());
      }
      pins.put(format.pin(), format);
    }
    this.byPin = Collections.unmodifiableMap(pins);
    this.current = Collections.unmodifiableMap(latest);
  }

  /** Reads the formats that come with the engine. */
  public static Formats load() {
    var yaml = YAMLMapper.builder().addModule(new Jdk8Module()).build();
    try (var in = Formats.class.getResourceAsStream(RESOURCE)) {
      return new Formats(yaml.readValue(in, new TypeReference<List<DeckFormat>>() {}));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(RESOURCE, unreadable);
    }
  }

  /** The current version of each format, the usual format first. */
  public List<DeckFormat> all() {
    return List.copyOf(current.values());
  }

  /** A version by its pin, such as {@code constructed@1}, or a format's current one by its id. */
  public Optional<DeckFormat> find(String idOrPin) {
    return Optional.ofNullable(byPin.get(idOrPin))
        .or(() -> Optional.ofNullable(current.get(idOrPin)));
  }

  /** Every version of a format, oldest first; none if there is no such format. */
  public List<DeckFormat> versions(String id) {
    return byPin.values().stream().filter(format -> format.id().equals(id)).toList();
  }
}

package org.inwoarena.local.supervise;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.inwoarena.contracts.Json;
import org.inwoarena.local.process.StartFailure;

/** The state on disk, replaced in one step so that readers never see half of it. */
public final class StateFile {

  private static final ObjectMapper JSON = Json.mapper();
  private static final ObjectWriter WRITER = JSON.writerWithDefaultPrettyPrinter();

  private final Path file;

  /** At this place. */
  public StateFile(Path file) {
    this.file = file;
  }

  /** The state last written; empty if there is none or it cannot be understood. */
  public Optional<PlatformState> read() {
    try {
      return Optional.of(JSON.readValue(Files.readString(file), PlatformState.class));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Replaces it. */
  public synchronized void write(PlatformState state) {
    var part = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.writeString(part, format(state));
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new StartFailure("cannot write the state file %s: %s".formatted(file, e), e);
    }
  }

  /** The state as JSON text. */
  public static String format(PlatformState state) {
    try {
      return WRITER.writeValueAsString(state);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Forgets it. */
  public void delete() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new StartFailure("cannot delete the state file %s: %s".formatted(file, e), e);
    }
  }
}

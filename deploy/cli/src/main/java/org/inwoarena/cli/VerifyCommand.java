package org.inwoarena.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.record.Finding;
import org.inwoarena.engine.record.GameRecord;
import org.inwoarena.engine.record.Records;
import org.inwoarena.engine.record.Verifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code arena verify}: recomputes a record, so that nobody has to trust the server. */
@Command(
    name = "verify",
    description = {
      "Recomputes the record of a finished match from its seeds.",
      "Exit code 0 if everything holds, 1 if something does not, 2 if the record or a commitment"
          + " cannot be read."
    },
    mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {

  private static final Pattern COMMITMENT = Pattern.compile("(?:([a-z0-9:]+)=)?([0-9a-fA-F]{64})");

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "RECORD", description = "The record, as a JSON file.")
  private Path file;

  @Option(
      names = "--commitment",
      arity = "1..*",
      required = true,
      paramLabel = "[STREAM=]HEX",
      description =
          "What was published before the match, such as dice=HEX deck:0=HEX; without a name: dice.")
  private List<String> commitments;

  @Override
  public Integer call() throws IOException {
    var published = published();
    var record = record();
    var findings = new Verifier().verify(record, published);
    findings.forEach(this::say);
    var unchecked = new TreeMap<>(record.setup().commitments());
    unchecked.keySet().removeAll(published.keySet());
    if (!unchecked.isEmpty()) {
      say("not held against a commitment of yours: " + String.join(", ", unchecked.keySet()));
    }
    if (findings.isEmpty()) {
      say(
          "good: %d actions lead to these %d events under the committed seeds of %s"
              .formatted(
                  record.actions().size(),
                  record.events().size(),
                  String.join(", ", published.keySet())));
    }
    return findings.isEmpty() ? 0 : 1;
  }

  private Map<String, String> published() {
    var published = new TreeMap<String, String>();
    for (var text : commitments) {
      var parts = COMMITMENT.matcher(text);
      if (!parts.matches()) {
        throw wrong(
            "not a commitment: '"
                + text
                + "'; expected 64 hex digits, after a name and = or alone");
      }
      var stream = parts.group(1) == null ? Chance.DICE : parts.group(1);
      var hash = parts.group(2).toLowerCase(java.util.Locale.ROOT);
      if (published.put(stream, hash) != null) {
        throw wrong("two commitments for " + stream);
      }
    }
    return published;
  }

  private GameRecord record() throws IOException {
    try {
      return Records.read(Files.readString(file));
    } catch (NoSuchFileException e) {
      throw wrong("there is no file " + file);
    } catch (IllegalArgumentException e) {
      throw wrong(file + ": " + e.getMessage());
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private void say(Finding finding) {
    say("BAD " + finding.code() + ": " + finding.detail());
  }

  private void say(String line) {
    spec.commandLine().getOut().println(line);
  }
}

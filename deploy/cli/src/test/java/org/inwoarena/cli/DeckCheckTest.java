package org.inwoarena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class DeckCheckTest {

  @TempDir private Path folder;

  private record Run(int exit, String out) {
    List<JsonNode> objects() throws IOException {
      var objects = new ArrayList<JsonNode>();
      for (var line : out.lines().toList()) {
        objects.add(new JsonMapper().readTree(line));
      }
      return objects;
    }
  }

  private static Run check(String... args) {
    var out = new StringWriter();
    var exit =
        new CommandLine(new DeckCheck())
            .setOut(new PrintWriter(out))
            .setErr(new PrintWriter(out))
            .execute(args);
    return new Run(exit, out.toString());
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Test
  void printsOneJsonObjectPerFile() throws IOException {
    var legal = file("legal.txt", "UFOs\n24 Hackers\n20 Hoax");
    var typo = file("typo.txt", "UFOs\n24 Hackers\n20 Hoxa");
    var run = check("--json", legal.toString(), typo.toString(), folder.resolve("no").toString());
    assertThat(run.exit()).isEqualTo(1);
    var objects = run.objects();
    assertThat(objects).hasSize(3);
    assertThat(objects.get(0).get("file").asText()).isEqualTo(legal.toString());
    assertThat(objects.get(0).get("ok").asBoolean()).isTrue();
    assertThat(objects.get(0).get("problems")).isEmpty();
    var problem = objects.get(1).get("problems").get(0);
    assertThat(objects.get(1).get("cards").asInt()).isEqualTo(45);
    assertThat(objects.get(1).get("recognised").asInt()).isEqualTo(25);
    assertThat(problem.get("line").asInt()).isEqualTo(3);
    assertThat(problem.get("suggestions").get(0).asText()).isEqualTo("Hoax");
    assertThat(objects.get(2).get("problems").get(0).get("code").asText())
        .isEqualTo("deck.file-unreadable");
  }

  @Test
  void printsForPeople() throws IOException {
    var typo = file("typo.txt", "UFOs\n24 Hackers\n20 Hoxa");
    assertThat(check(typo.toString()).out())
        .contains("typo.txt: NOT LEGAL, 45 cards, 25 recognised")
        .contains("line 3: No card is called \"Hoxa\". Do you mean Hoax");
  }

  @Test
  void aHugeFileIsRefusedWithoutReadingAllOfIt() throws IOException {
    var huge = file("huge.dek", "<card>".repeat(2_000_000));
    assertThat(check("--json", huge.toString()).out()).contains("deck.file-too-large");
  }

  @Test
  void everyShippedDeckIsLegal() throws IOException {
    var run =
        check(
            Stream.concat(Stream.of("--json"), shipped().map(Path::toString))
                .toArray(String[]::new));
    assertThat(run.exit()).as(run.out()).isZero();
    assertThat(run.objects()).hasSizeGreaterThanOrEqualTo(8);
  }

  private static Stream<Path> shipped() throws IOException {
    try (var files = Files.list(Path.of("../decks"))) {
      return files.filter(f -> f.toString().endsWith(".txt")).sorted().toList().stream();
    }
  }
}

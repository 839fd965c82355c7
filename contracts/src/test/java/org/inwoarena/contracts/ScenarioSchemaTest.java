package org.inwoarena.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.StreamSupport;
import org.inwoarena.engine.scenario.Format;
import org.junit.jupiter.api.Test;

/** The schema of scenario files says what the runner reads, no more and no less. */
class ScenarioSchemaTest {

  private static final Path SCHEMA = Path.of("../docs/scenario.schema.json");
  private static final List<Path> FOLDERS =
      List.of(Path.of("../engine/src/test/scenarios"), Path.of("../docs/examples"));

  /** Places whose entries are described apart from their short form. */
  private static final Map<String, String> DESCRIBED =
      Map.of("card", "card-facts", "rules", "rules-with");

  private final JsonNode definition = read();
  private final JsonSchema schema =
      JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(definition);

  private static JsonNode read() {
    try {
      return new ObjectMapper().readTree(Files.readString(SCHEMA));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static List<JsonNode> documents(String yaml) throws IOException {
    try (var values = new YAMLMapper().readerFor(JsonNode.class).<JsonNode>readValues(yaml)) {
      return values.readAll();
    }
  }

  @Test
  void everyScenarioIsValid() throws IOException {
    var checked = 0;
    for (var folder : FOLDERS) {
      try (var all = Files.list(folder)) {
        for (var file : all.filter(path -> path.toString().endsWith(".yaml")).sorted().toList()) {
          for (var document : documents(Files.readString(file))) {
            assertThat(schema.validate(document)).as("%s", file).isEmpty();
            checked++;
          }
        }
      }
    }
    assertThat(checked).isGreaterThan(200);
  }

  @Test
  void theSchemaHasTheKeysTheReadersKnow() {
    Format.keys()
        .forEach(
            (place, keys) -> {
              var described = DESCRIBED.getOrDefault(place, place);
              var properties = definition.at("/$defs/" + described + "/properties");
              var named = new TreeSet<String>();
              properties.fieldNames().forEachRemaining(named::add);
              assertThat(named).as(place).isEqualTo(new TreeSet<>(keys));
            });
  }

  @Test
  void theSchemaHasThePlainStepsAndTheMarks() {
    var steps = (ArrayNode) definition.at("/$defs/step/anyOf/0/enum");
    assertThat(StreamSupport.stream(steps.spliterator(), false).map(JsonNode::asText))
        .containsExactlyElementsOf(Format.plainSteps());
    var marks = (ArrayNode) definition.at("/$defs/marks/anyOf/0/enum");
    assertThat(StreamSupport.stream(marks.spliterator(), false).map(JsonNode::asText))
        .containsExactlyElementsOf(Format.marks());
  }

  @Test
  void whatNoReaderKnowsIsInvalid() throws IOException {
    var good = "{scenario: a, clauses: R1.1.1, players: {A: , B: }, steps: [all pass]}";
    assertThat(schema.validate(documents(good).getFirst())).isEmpty();
    for (var bad :
        List.of(
            good.replace("steps:", "stepps:"),
            good.replace("A: ,", "A: {hnad: [x]},"),
            good.replace("all pass", "rest"),
            good.replace("all pass", "expect: {colour: red}"),
            good.replace("all pass", "{refused: 'A: pass', because: R1.1.1}"))) {
      assertThat(schema.validate(documents(bad).getFirst())).as(bad).isNotEmpty();
    }
  }
}

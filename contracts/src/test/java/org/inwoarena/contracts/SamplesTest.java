package org.inwoarena.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What any release ever wrote stays readable, and nothing of it is lost. */
class SamplesTest {

  private static final Path SCHEMAS = Path.of("src/main/resources/schemas");

  static Stream<Sample> samples() {
    return Sample.all();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aSampleIsReadAndWrittenWithoutLoss(Sample sample) throws IOException {
    var written = Json.mapper().writeValueAsBytes(sample.read());
    assertKept(sample.json(), Json.mapper().readTree(written), "");
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aSampleMeetsItsSchema(Sample sample) throws IOException {
    var schema = Files.readString(SCHEMAS.resolve(Crossing.name(sample.type()) + ".json"));
    var validator = JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(schema);
    assertThat(validator.validate(sample.json())).isEmpty();
  }

  @Test
  void everyKindOfValueOccursInASample() throws IOException {
    var seen = new HashSet<Class<?>>();
    for (var sample : Sample.all().toList()) {
      ValueKinds.collect(sample.read(), seen);
    }
    assertThat(seen).containsAll(Crossing.types().flatMap(ValueKinds::reachable).toList());
  }

  /** Fields may have been added since, optional ones; whatever was said must still be said. */
  private static void assertKept(JsonNode said, JsonNode written, String at) {
    if (said.isObject()) {
      said.properties()
          .forEach(e -> assertKept(e.getValue(), written.path(e.getKey()), at + "/" + e.getKey()));
      written
          .properties()
          .forEach(
              e ->
                  assertThat(said.has(e.getKey()) || e.getValue().isNull())
                      .as("%s/%s appears from nowhere", at, e.getKey())
                      .isTrue());
    } else if (said.isArray()) {
      assertThat(written.size()).as(at).isEqualTo(said.size());
      for (var i = 0; i < said.size(); i++) {
        assertKept(said.get(i), written.path(i), at + "/" + i);
      }
    } else {
      assertThat(written).as(at).isEqualTo(said);
    }
  }
}

package org.inwoarena.matchmaking.store.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.inwoarena.tournament.life.Fact;
import org.inwoarena.tournament.life.MatchAct;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The log page has a sentence for everything that can happen to an event. */
class LogWordsTest {

  private static final Path PAGE =
      Path.of("../gateway/src/main/resources/META-INF/resources/app/events/log-words.js");

  static Stream<String> kinds() {
    return Stream.of(Fact.class, MatchAct.class)
        .flatMap(family -> Stream.of(family.getPermittedSubclasses()))
        .map(FactCodec::word);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aKindHasItsSentence(String kind) throws IOException {
    assertThat(Files.readString(PAGE)).containsPattern("(?m)^  '?" + kind + "'?: \\(");
  }
}

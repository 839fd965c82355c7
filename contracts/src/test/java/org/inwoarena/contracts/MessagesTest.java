package org.inwoarena.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MessagesTest {

  static Stream<Class<? extends Message>> messages() {
    return Crossing.messages().stream();
  }

  @Test
  void theMessagesAreFound() {
    assertThat(Crossing.messages()).contains(GameCommand.class, MatchCompleted.class);
  }

  @ParameterizedTest
  @MethodSource("messages")
  void everyMessageHasATopicAKeyAndATypeOfItsName(Class<? extends Message> type)
      throws IOException {
    var topics = Topics.all().stream().map(Topic::name).toList();
    assertThat(Sample.of(type)).isNotEmpty();
    for (var sample : Sample.of(type).toList()) {
      var message = (Message) sample.read();
      assertThat(topics).contains(message.topic());
      assertThat(message.key()).isNotBlank();
      assertThat(message.type()).isEqualTo("org.inwoarena." + Crossing.name(type));
    }
  }

  @Test
  void topicNamesAreUniqueAndMatchesAreShardedAlike() {
    assertThat(Topics.all()).extracting(Topic::name).doesNotHaveDuplicates();
    assertThat(Topics.all())
        .filteredOn(topic -> topic.key().equals("match"))
        .extracting(Topic::partitions)
        .containsOnly(Topics.MATCH_PARTITIONS);
  }
}

package org.inwoarena.matchmaking.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HandleTest {

  @ParameterizedTest
  @ValueSource(strings = {"ann", "Ann-Marie", "Jürgen_77", "Łukasz", "Наташа", "山田太郎", "a.b-c_d"})
  void namesOfManyTonguesAreFine(String text) {
    assertThat(Handle.of(text).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "Iris, iris",
    "Iris, lris",
    "Bill, Bi11",
    "Otto, 0tt0",
    "modem, modern",
    "BOB, ВОВ",
    "сосо, coco",
  })
  void lookalikesClash(String one, String other) {
    var a = Handle.of(one);
    var b = Handle.of(other);
    assertThat(a.folded().equals(b.folded()) || a.skeleton().equals(b.skeleton())).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"anna, hanna", "bot-1, bot-2", "ben.o, ben-o"})
  void otherNamesDoNot(String one, String other) {
    assertThat(Handle.of(one).folded()).isNotEqualTo(Handle.of(other).folded());
    assertThat(Handle.of(one).skeleton()).isNotEqualTo(Handle.of(other).skeleton());
  }

  @Test
  void everyReasonIsGivenAtOnce() {
    assertThatThrownBy(() -> Handle.of("-!"))
        .isInstanceOfSatisfying(
            Refused.class,
            refused ->
                assertThat(refused.objections())
                    .extracting(Objection::code)
                    .containsExactly(
                        "handle-too-short",
                        "handle-characters",
                        "handle-edges",
                        "handle-without-letter"));
  }

  @ParameterizedTest
  @CsvSource({
    "abcdefghijklmnopqrstuvwxy, handle-too-long",
    "pаypal, handle-mixed-scripts",
    "Admin, handle-reserved",
    "a--b, handle-doubled-sign",
    "123, handle-without-letter",
    "a\u200Bbc, handle-characters",
  })
  void eachRuleHasItsCode(String text, String code) {
    assertThatThrownBy(() -> Handle.of(text))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> assertThat(refused.objections()).extracting(Objection::code).contains(code));
  }

  @Test
  void ideasComeFromTheUserName() {
    assertThat(HandleIdeas.from("alice", "id").getFirst()).isEqualTo(Handle.of("alice"));
    assertThat(HandleIdeas.from("alice", "id").get(1)).isEqualTo(Handle.of("alice-2"));
    assertThat(HandleIdeas.from("service-account-bot-1", "id").getFirst().text())
        .isEqualTo("bot-1");
    assertThat(HandleIdeas.from("olga@example.org", "id").getFirst().text()).isEqualTo("olga");
    assertThat(HandleIdeas.from("x", "id").getFirst().text()).isEqualTo("x-2");
    assertThat(HandleIdeas.from("☃☃☃", "id").getFirst().text()).startsWith("player-");
    assertThat(HandleIdeas.from("a".repeat(500), "id")).isNotEmpty();
  }
}

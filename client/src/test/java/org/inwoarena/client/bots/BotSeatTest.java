package org.inwoarena.client.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import org.inwoarena.client.socket.Frames;
import org.inwoarena.client.socket.TableView;
import org.inwoarena.client.socket.Voice;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.PromptId;
import org.junit.jupiter.api.Test;

class BotSeatTest {

  private final List<String> said = new ArrayList<>();
  private final BotSeat seat = new BotSeat((prompt, view) -> new Command.Knock());

  BotSeatTest() {
    seat.opened(
        new Voice() {
          @Override
          public String answer(PromptId prompt, Command command) {
            said.add(prompt.value() + " " + command);
            return "c" + said.size();
          }

          @Override
          public String act(Command command) {
            throw new AssertionError("not asked for");
          }
        });
  }

  private void shown(long viewSeq, long... prompts) {
    var open =
        java.util.Arrays.stream(prompts)
            .mapToObj(Frames::prompt)
            .toArray(org.inwoarena.engine.api.Prompt[]::new);
    var part = Frames.part(viewSeq, 3, open);
    seat.changed(part, TableView.nothing().replacedBy(part));
  }

  @Test
  void aPromptIsAnsweredOnce() {
    shown(1, 5);
    shown(2, 5, 6);
    assertThat(said).containsExactly("5 Knock[]", "6 Knock[]");
  }

  @Test
  void aRefusedAnswerIsFollowedByTheDefault() {
    shown(1, 5);
    seat.replied(Frames.refused("c1", new PromptId(5)));
    assertThat(said).containsExactly("5 Knock[]", "5 Pass[]");
  }

  @Test
  void aRefusedDefaultEndsTheBot() {
    shown(1, 5);
    seat.replied(Frames.refused("c1", new PromptId(5)));
    seat.replied(Frames.refused("c2", new PromptId(5)));
    assertThatThrownBy(() -> seat.result().join())
        .isInstanceOf(CompletionException.class)
        .hasMessageContaining("was refused");
  }

  @Test
  void anAnswerThatCameTooLateIsLetGo() {
    shown(1, 5);
    shown(2, 6);
    seat.replied(Frames.refused("c1", new PromptId(5)));
    assertThat(said).containsExactly("5 Knock[]", "6 Knock[]");
    assertThat(seat.result()).isNotDone();
  }

  @Test
  void theResultEndsTheGame() {
    var result = new Entity.Result(EndReason.GOAL, List.of());
    var entities = new TreeMap<String, Entity>();
    entities.put(result.key(), result);
    var part = Frames.part(3, 3, Frames.prompt(9));
    seat.changed(part, new TableView(3, entities, part.prompts(), List.of()));
    assertThat(seat.result()).isCompletedWithValue(result);
    assertThat(said).isEmpty();
  }
}

package org.inwoarena.client.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.client.Problem;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.contracts.GameView.Reply;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptId;
import org.junit.jupiter.api.Test;

class MatchTalkTest {

  private final List<String> heard = new ArrayList<>();
  private final MatchTalk talk =
      new MatchTalk(
          new MatchListener() {
            @Override
            public void welcomed(Welcome welcome) {
              heard.add("welcome " + welcome.match().seats().getFirst().handle());
            }

            @Override
            public void changed(Part part, TableView table) {
              heard.add("part " + part.viewSeq());
            }

            @Override
            public void replaced(Part snapshot, TableView table) {
              heard.add("snapshot " + snapshot.viewSeq());
            }

            @Override
            public void replied(Reply reply) {
              heard.add("reply " + reply.commandId() + " " + reply.accepted());
            }

            @Override
            public void troubled(Problem problem) {
              heard.add("trouble " + problem.code());
            }
          });

  private MatchTalk.Then part(long viewSeq, int hiddenPlots) {
    return talk.hear(Frames.frame("part", Frames.part(viewSeq, hiddenPlots)));
  }

  @Test
  void partsPatchTheViewAndItsNumberIsResumedFrom() {
    talk.hear(Frames.welcome());
    part(1, 3);
    part(2, 4);

    assertThat(talk.table().viewSeq()).isEqualTo(2);
    assertThat(talk.table().entities()).containsEntry("player:0", Frames.player(4));
    assertThat(Frames.read(talk.opening().getFirst()))
        .isEqualTo(Frames.read("{\"type\":\"hello\",\"protocol\":1,\"viewSeq\":2}"));
    assertThat(heard).containsExactly("welcome pat", "part 1", "part 2");
  }

  @Test
  void aPartSeenBeforeIsIgnored() {
    part(1, 3);
    assertThat(part(1, 9)).isEqualTo(MatchTalk.Then.GO_ON);
    assertThat(talk.table().entities()).containsEntry("player:0", Frames.player(3));
    assertThat(heard).containsExactly("part 1");
  }

  @Test
  void aMissingPartAsksForAResume() {
    part(1, 3);
    assertThat(part(3, 5)).isEqualTo(MatchTalk.Then.RESUME);
    assertThat(talk.table().viewSeq()).isEqualTo(1);
  }

  @Test
  void aSnapshotReplacesWhateverWasThere() {
    part(1, 3);
    talk.hear(Frames.frame("snapshot", Frames.part(9, 1)));
    assertThat(talk.table().viewSeq()).isEqualTo(9);
    assertThat(talk.table().entities()).containsOnlyKeys("player:0");
    assertThat(part(10, 2)).isEqualTo(MatchTalk.Then.GO_ON);
    assertThat(heard).containsExactly("part 1", "snapshot 9", "part 10");
  }

  @Test
  void unansweredCommandsAreSaidAgainInOrder() {
    var first = talk.command("c1", Optional.of(new PromptId(7)), new Command.Pass());
    var second = talk.command("c2", Optional.empty(), new Command.Concede());
    assertThat(talk.opening()).hasSize(3).endsWith(first, second);
    assertThat(Frames.read(first).path("prompt").asLong()).isEqualTo(7);
    assertThat(Frames.read(second).has("prompt")).isFalse();

    talk.hear(Frames.frame("reply", Frames.accepted("c1", 4)));
    assertThat(talk.opening()).hasSize(2).endsWith(second);
    assertThat(heard).containsExactly("reply c1 true");
  }

  @Test
  void aCommandThatMetABusyServerIsSaidAgainAndAWrongOneIsNot() {
    var busy = talk.command("c1", Optional.empty(), new Command.Concede());
    talk.command("c2", Optional.empty(), new Command.Knock());
    assertThat(talk.hear(error("c1", 503, "service-down"))).isEqualTo(MatchTalk.Then.RESUME);
    assertThat(talk.hear(error("c2", 400, "malformed-message"))).isEqualTo(MatchTalk.Then.GO_ON);
    assertThat(talk.opening()).hasSize(2).endsWith(busy);
    assertThat(heard).containsExactly("trouble service-down", "trouble malformed-message");
  }

  private static String error(String commandId, int status, String code) {
    return "{\"type\":\"error\",\"commandId\":\"%s\",\"problem\":{\"status\":%d,\"code\":\"%s\"}}"
        .formatted(commandId, status, code);
  }

  @Test
  void theFirstCommitmentsHeardAreKept() {
    talk.hear(Frames.welcome());
    talk.hear(Frames.welcome().replace("d0", "changed later"));
    assertThat(talk.welcome().orElseThrow().match().commitments())
        .containsEntry("dice", "d0")
        .containsEntry("deck:0", "d1");
  }

  @Test
  void whatCannotBeReadIsReportedAndWhatIsNewIsSkipped() {
    talk.hear("{");
    talk.hear("{\"type\":\"weather\",\"sun\":true}");
    talk.hear("{\"type\":\"error\",\"problem\":{\"status\":403,\"code\":\"not-your-seat\"}}");
    assertThat(heard).containsExactly("trouble unreadable-frame", "trouble not-your-seat");
  }
}

package org.inwoarena.client.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.security.SecureRandom;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.MoveFamily;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Slot;
import org.junit.jupiter.api.Test;

class BotsTest {

  private static final Seat ME = new Seat(0);
  private static final Seat RIVAL = new Seat(1);
  private static final SortedMap<String, Entity> NOTHING = Collections.emptySortedMap();

  private final SimpleBot simple = new SimpleBot(new SecureRandom());

  private static Prompt prompt(PromptKind kind, MoveFamily... moves) {
    return new Prompt(new PromptId(1), ME, kind, List.of(moves), new Command.Pass());
  }

  private static MoveFamily family(String type, Map<String, List<Object>> slots) {
    var typed = new TreeMap<String, Slot>();
    slots.forEach((name, values) -> typed.put(name, new Slot.OneOf(values)));
    return new MoveFamily(type, typed);
  }

  private static Entity.Card card(
      int id, String zone, Seat holder, int tokens, int power, int resistance, String... words) {
    return new Entity.Card(
        new CardId(id),
        "card-" + id,
        zone,
        holder,
        holder,
        0,
        0,
        0,
        Optional.empty(),
        tokens,
        power,
        0,
        resistance,
        List.of(words),
        List.of(),
        Optional.empty(),
        List.of());
  }

  private static Entity.AttackUnderWay attack(Seat attacker, int strength) {
    return new Entity.AttackUnderWay(
        AttackKind.CONTROL,
        attacker,
        Optional.empty(),
        new CardId(1),
        new CardId(9),
        false,
        List.of(),
        strength,
        Math.max(0, Math.min(strength, 10)),
        List.of(),
        List.of(),
        List.of());
  }

  private static SortedMap<String, Entity> view(Entity... entities) {
    var view = new TreeMap<String, Entity>();
    List.of(entities).forEach(e -> view.put(e.key(), e));
    return view;
  }

  @Test
  void theNonceShownIsTheNoncePledged() {
    var pledge = prompt(PromptKind.PLEDGE);
    var reveal = prompt(PromptKind.REVEAL);
    for (var bot : List.of(simple, new RandomBot(new SplittableRandom(1), new SecureRandom()))) {
      var pledged = (Command.PledgeNonce) bot.answer(pledge, NOTHING);
      var shown = (Command.RevealNonce) bot.answer(reveal, NOTHING);
      assertThat(new Nonce(shown.nonce()).pledge()).isEqualTo(pledged.sha256());
    }
  }

  @Test
  void noncesDifferEvenWhereMovesAreSeeded() {
    var reveal = prompt(PromptKind.REVEAL);
    var one = new RandomBot(new SplittableRandom(1), new SecureRandom()).answer(reveal, NOTHING);
    var two = new RandomBot(new SplittableRandom(1), new SecureRandom()).answer(reveal, NOTHING);
    assertThat(one).isNotEqualTo(two);
  }

  @Test
  void theRandomBotRepeatsItsMovesBySeed() {
    var main =
        prompt(
            PromptKind.MAIN,
            MoveFamily.of("knock"),
            family(
                "attack",
                Map.of(
                    "kind",
                    List.of("control"),
                    "leader",
                    List.of(1, 2, 3),
                    "target",
                    List.of(4, 5, 6))));
    var one = new RandomBot(new SplittableRandom(9), new SecureRandom());
    var two = new RandomBot(new SplittableRandom(9), new SecureRandom());
    IntStream.range(0, 50)
        .forEach(i -> assertThat(one.answer(main, NOTHING)).isEqualTo(two.answer(main, NOTHING)));
  }

  @Test
  void oddsOfTwoDice() {
    assertThat(Odds.of(1)).isZero();
    assertThat(Odds.of(2)).isCloseTo(1 / 36.0, within(1e-9));
    assertThat(Odds.of(7)).isCloseTo(21 / 36.0, within(1e-9));
    assertThat(Odds.of(10)).isCloseTo(33 / 36.0, within(1e-9));
    assertThat(Odds.of(12)).as("11 and 12 always fail").isCloseTo(33 / 36.0, within(1e-9));
  }

  @Test
  void aClaimIsNeverPassedUp() {
    var claim = family("claim-victory", Map.of("goal", List.of("basic")));
    var expected = new Command.ClaimVictory("basic");
    for (var kind : List.of(PromptKind.ANNOUNCE, PromptKind.KNOCK, PromptKind.MAIN)) {
      var asked = prompt(kind, MoveFamily.of("pass"), MoveFamily.of("knock"), claim);
      assertThat(simple.answer(asked, NOTHING)).as("%s", kind).isEqualTo(expected);
    }
  }

  @Test
  void theBetterAttackIsChosenAndAHopelessOneIsNot() {
    var leader = card(1, "illuminati", ME, 1, 8, 0);
    var weak = card(2, "hand", ME, 0, 1, 1);
    var strong = card(3, "hand", ME, 0, 5, 9);
    var table = view(leader, weak, strong);
    var both =
        family(
            "attack",
            Map.of("kind", List.of("control"), "leader", List.of(1), "target", List.of(2, 3)));
    assertThat(simple.answer(prompt(PromptKind.MAIN, both, MoveFamily.of("knock")), table))
        .isEqualTo(new Command.Attack(AttackKind.CONTROL, new CardId(1), new CardId(2)));

    var hopeless =
        family(
            "attack",
            Map.of("kind", List.of("control"), "leader", List.of(1), "target", List.of(3)));
    assertThat(simple.answer(prompt(PromptKind.MAIN, hopeless, MoveFamily.of("knock")), table))
        .isEqualTo(new Command.Knock());
  }

  @Test
  void anAttackerAddsTheSmallestAidThatMakesItSafe() {
    var target = card(9, "attacked", ME, 0, 1, 4, "Weird");
    var small = card(2, "structure", ME, 1, 4, 0, "Weird");
    var large = card(3, "structure", ME, 1, 9, 0, "Weird");
    var aid = family("aid", Map.of("group", List.of(2, 3)));
    var respond = prompt(PromptKind.RESPOND, aid, MoveFamily.of("pass"));
    assertThat(simple.answer(respond, view(target, small, large, attack(ME, 6))))
        .isEqualTo(new Command.Aid(new CardId(2)));
    assertThat(simple.answer(respond, view(target, small, large, attack(ME, 10))))
        .isEqualTo(new Command.Pass());
  }

  @Test
  void aRivalsAttackIsOpposedWhereThatHelps() {
    var target = card(9, "attacked", RIVAL, 0, 1, 4, "Weird");
    var mine = card(2, "structure", ME, 1, 4, 0, "Weird");
    var useless = card(3, "structure", ME, 1, 5, 0, "Straight");
    var oppose = family("oppose", Map.of("group", List.of(2, 3)));
    var respond = prompt(PromptKind.RESPOND, oppose, MoveFamily.of("pass"));
    assertThat(simple.answer(respond, view(target, mine, useless, attack(RIVAL, 7))))
        .isEqualTo(new Command.Oppose(new CardId(2)));
    assertThat(simple.answer(respond, view(target, mine, useless, attack(RIVAL, 1))))
        .isEqualTo(new Command.Pass());
  }

  @Test
  void aHopelessAttackIsCalledOffAndNotAnnouncedAgainThisTurn() {
    var leader = card(1, "illuminati", ME, 1, 8, 0);
    var target = card(9, "hand", ME, 0, 1, 1);
    var respond = prompt(PromptKind.RESPOND, MoveFamily.of("call-off"), MoveFamily.of("pass"));
    assertThat(simple.answer(respond, view(leader, target, attack(ME, 1))))
        .isEqualTo(new Command.CallOff());
    var again =
        family(
            "attack",
            Map.of("kind", List.of("control"), "leader", List.of(1), "target", List.of(9)));
    assertThat(
            simple.answer(
                prompt(PromptKind.MAIN, again, MoveFamily.of("knock")), view(leader, target)))
        .isEqualTo(new Command.Knock());
  }

  @Test
  void whatABotDoesNotKnowGetsTheDefault() {
    assertThat(simple.answer(prompt(PromptKind.REDUCE), NOTHING)).isEqualTo(new Command.Pass());
  }
}

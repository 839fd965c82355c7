package org.inwoarena.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.inwoarena.client.bots.RandomBot;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.chance.HmacChance;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.record.GameRecord;
import org.inwoarena.engine.record.Records;
import org.inwoarena.engine.rules.RuleSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Over a real game of two random bots. */
class VerifyCommandTest {

  @TempDir private static Path folder;
  private static Path good;
  private static Seeds seeds;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeAll
  static void play() throws IOException {
    seeds = Seeds.random(new SecureRandom(), 2);
    good = folder.resolve("good.json");
    Files.writeString(good, Records.write(game(new Engine(Catalogue.load()))));
  }

  private static GameRecord game(Engine engine) {
    var setup =
        new GameSetup(
            RuleSet.preset(RuleSet.RATED).withTurnLimit(6),
            GameSetup.CARD_TEXTS,
            List.of(deck("bavarian-illuminati"), deck("gnomes-of-zurich")),
            seeds.commitments());
    var chance = HmacChance.of(seeds);
    var bots = Stream.generate(VerifyCommandTest::bot).limit(2).toList();
    var started = engine.start(setup);
    var events = new ArrayList<>(started.events());
    var actions = new ArrayList<Action>();
    var game = started.after();
    while (!game.over()) {
      var prompt = engine.prompts(game).getFirst();
      var view = engine.view(game, new Audience.At(prompt.seat()));
      var answer = bots.get(prompt.seat().index()).answer(prompt, view);
      var action = Action.answer(prompt.seat(), prompt.id(), answer);
      var done = (Decision.Accepted) engine.decide(game, action, chance);
      actions.add(action);
      events.addAll(done.events());
      game = done.after();
    }
    return GameRecord.of(setup, seeds, actions, events);
  }

  private static RandomBot bot() {
    return new RandomBot(new SplittableRandom(7), new SecureRandom());
  }

  private static DeckList deck(String illuminati) {
    var cards = new ArrayList<>(List.of(illuminati));
    var catalogue = Catalogue.load();
    catalogue.cards().stream()
        .filter(card -> card.kind().isGroup())
        .limit(20)
        .forEach(card -> cards.add(card.id()));
    catalogue.cards().stream()
        .filter(card -> card.kind().inPlotDeck() && !card.isIlluminati())
        .limit(24)
        .forEach(card -> cards.add(card.id()));
    return new DeckList(cards);
  }

  private int verify(Path record, String... commitments) {
    var arguments = new ArrayList<>(List.of("verify", record.toString(), "--commitment"));
    arguments.addAll(List.of(commitments));
    return Arena.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(arguments.toArray(String[]::new));
  }

  private static String[] heard() {
    return seeds.commitments().entrySet().stream()
        .map(e -> e.getKey() + "=" + e.getValue())
        .toArray(String[]::new);
  }

  @Test
  void aGoodRecordIsRecomputed() {
    assertThat(verify(good, heard())).isZero();
    assertThat(out.toString()).contains("good: ").doesNotContain("BAD");
  }

  @Test
  void aBareCommitmentIsThatOfTheDice() {
    assertThat(verify(good, seeds.commitments().get("dice"))).isZero();
    assertThat(out.toString()).contains("not held against a commitment of yours: deck:0, deck:1");
  }

  @Test
  void otherSeedsThanCommittedAreFound() {
    var others = Seeds.random(new SecureRandom(), 2).commitments();
    assertThat(verify(good, "deck:1=" + others.get("deck:1"))).isEqualTo(1);
    assertThat(out.toString()).contains("BAD commitment-broken").contains("deck:1");
  }

  @Test
  void aChangedRollIsFound() throws IOException {
    var text = Files.readString(good);
    var rolled = text.indexOf("\"type\":\"start-rolled\"");
    assertThat(rolled).isPositive();
    var first = text.indexOf("\"first\":", rolled) + "\"first\":".length();
    var other = text.charAt(first) == '6' ? '1' : '6';
    var forged = folder.resolve("forged.json");
    Files.writeString(forged, text.substring(0, first) + other + text.substring(first + 1));
    assertThat(verify(forged, heard())).isEqualTo(1);
    assertThat(out.toString()).contains("BAD event-differs");
  }

  @Test
  void whatCannotBeReadIsSaidSo() throws IOException {
    assertThat(verify(folder.resolve("none.json"), heard())).isEqualTo(2);
    assertThat(err.toString()).contains("there is no file");
    var other = Files.writeString(folder.resolve("other.json"), "{\"a\":1}");
    assertThat(verify(other, heard())).isEqualTo(2);
    assertThat(verify(good, "dice=12")).isEqualTo(2);
    assertThat(err.toString()).contains("not a commitment: 'dice=12'");
    assertThat(verify(good, heard()[0], heard()[0])).isEqualTo(2);
  }
}

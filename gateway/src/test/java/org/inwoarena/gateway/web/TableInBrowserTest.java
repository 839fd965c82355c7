package org.inwoarena.gateway.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.inwoarena.gateway.support.HostedMatch.PUBLIC;
import static org.inwoarena.gateway.support.HostedMatch.SEAT_0;

import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.inwoarena.contracts.GameCommand;
import org.inwoarena.contracts.GameView;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.MoveFamily;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.api.ViewPatch;
import org.inwoarena.gateway.support.HostedMatch;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The table in a real browser, over the real socket. */
@QuarkusTest
class TableInBrowserTest extends BrowserTest {

  private static final Seat FIRST = new Seat(0);
  private static final Seat SECOND = new Seat(1);
  private static final CardId LEADER = new CardId(5);
  private static final CardId TARGET = new CardId(61);

  @BeforeAll
  void open() {
    stub()
        .onJson(
            "/api/v1/cards",
            """
            {"page":0,"size":200,"total":4,"items":[
              {"id":"head","name":"The Head","kind":"Illuminati","arrowsOut":["left","right"],"effect":""},
              {"id":"arm","name":"The Arm","kind":"Organization","arrowIn":"top","arrowsOut":[],"effect":""},
              {"id":"prey","name":"The Prey","kind":"Place","arrowIn":"top","arrowsOut":[],"effect":""},
              {"id":"trick","name":"A Trick Nobody Knows","kind":"Plot","effect":"Surprise."}]}
            """);
  }

  @Test
  void spectatorsWatchLive() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, patch(table("main"), player(FIRST), player(SECOND), head()), List.of());
    var page = browser().spectator(at(match));
    assertThat(page.locator(".own")).containsText("The Head");
    assertThat(page.locator(".own .card")).hasCount(1);
    assertThat(page.locator("prompt-panel")).hasCount(0);

    broker().publish(match.commit(PUBLIC, patch(arm()), List.of()));
    assertThat(page.locator(".own .card")).hasCount(2);
    assertThat(page.locator("main")).hasAttribute("data-view-seq", "2");
    assertThat(page.locator(".net")).containsText("live");
  }

  @Test
  void aHandIsInItsOwnersPageOnly() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, patch(table("main"), player(FIRST), head(), trick()), List.of());
    match.commit(PUBLIC, patch(table("main"), player(FIRST), head()), List.of());

    var own = browser().player("ann", at(match));
    assertThat(own.locator(".hand")).containsText("A Trick Nobody Knows");
    var spectator = browser().spectator(at(match));
    assertThat(spectator.locator(".own")).containsText("The Head");
    assertThat(spectator.content()).doesNotContain("Trick").doesNotContain("trick");
  }

  @Test
  void cardsClickedMakeAMove() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, patch(table("main"), head(), arm(), prey()), List.of(actions(12)));
    var page = browser().player("ann", at(match));
    card(page, LEADER).click();
    card(page, TARGET).click();
    page.locator("prompt-panel button.pass").click();

    await().atMost(Browser.PATIENCE).until(() -> broker().commands(match.id()).size() == 1);
    var command = broker().commands(match.id()).getFirst();
    assertThat(command.body())
        .isEqualTo(
            new GameCommand.Play(
                Optional.of(new PromptId(12)),
                new Command.Attack(AttackKind.CONTROL, LEADER, TARGET)));

    broker().publish(refused(match, command.commandId()));
    assertThat(page.locator("prompt-panel .refused")).containsText("R8.1.2");
  }

  @Test
  void optionsOfATextAreTheirWords() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, patch(table("main"), head(), arm(), prey()), List.of(choice(14)));
    var page = browser().player("ann", at(match));
    page.locator("prompt-panel .moves button").first().click();
    var options = page.locator("prompt-panel select option");
    assertThat(options).hasText(new String[] {"choose", "fanatic", "own token"});
    page.locator("prompt-panel select").selectOption("own token");
    page.locator("prompt-panel button.pass").click();

    await().atMost(Browser.PATIENCE).until(() -> broker().commands(match.id()).size() == 1);
    assertThat(broker().commands(match.id()).getFirst().body())
        .isEqualTo(new GameCommand.Play(Optional.of(new PromptId(14)), new Command.PickOption(9)));
  }

  @Test
  void theKeyboardReachesPromptAndStructure() {
    var match = match("ann", "ben");
    match.commit(SEAT_0, patch(table("main"), head(), arm(), prey()), List.of(actions(13)));
    var page = browser().player("ann", at(match));
    assertThat(page.locator("prompt-panel .moves button")).hasCount(2);
    page.keyboard().press("p");
    assertThat(page.locator("prompt-panel button:focus")).hasCount(1);

    page.locator(".own .card[tabindex='0']").focus();
    page.keyboard().press("ArrowRight");
    assertThat(card(page, LEADER)).isFocused();
    page.keyboard().press("Home");
    page.keyboard().press(" ");
    assertThat(page.locator("dialog[open]")).containsText("The Head");
    page.keyboard().press("Escape");
    assertThat(page.locator("dialog[open]")).hasCount(0);
  }

  @Test
  void theEndOfTheRoundIsShownWhereOneLimitsTheMatch() {
    var match = match("ann", "ben");
    match.commit(PUBLIC, patch(table("main"), player(FIRST), head()), List.of());
    var page = browser().spectator(at(match));
    assertThat(page.locator(".own")).containsText("The Head");
    assertThat(page.locator(".rt")).hasCount(0);

    match.endsWithRoundAt(Instant.now().plusSeconds(7_190));
    broker().publish(match.commit(PUBLIC, patch(arm()), List.of()));
    assertThat(page.locator(".top .rt")).hasText(Pattern.compile("Round ends in *1 h 5\\d min"));
    page.setViewportSize(390, 800);
    assertThat(page.locator(".mclk .rt")).isVisible();
    assertThat(page.locator(".top .rt")).isHidden();
  }

  @Test
  void aTableThatIsNotThereIsExplained() {
    var page = browser().spectator("#/matches/none");
    assertThat(page.locator("h1")).hasText("No such table");
  }

  private static com.microsoft.playwright.Locator card(Page page, CardId id) {
    return page.locator("[data-card='%d']".formatted(id.value()));
  }

  private static String at(HostedMatch match) {
    return "#/matches/" + match.id();
  }

  private static GameView refused(HostedMatch match, String commandId) {
    var refusal = Refusal.of("no-free-arrow", "R8.1.2", Map.of("leader", "card:arm"));
    return new GameView(
        match.id(),
        new GameView.Reply(
            "ann",
            commandId,
            Optional.empty(),
            false,
            Optional.of(refusal),
            java.util.OptionalLong.empty()));
  }

  private static GameView.TimedPrompt actions(long id) {
    var attack =
        MoveFamily.of(
            "attack",
            Map.of(
                "kind", new Slot.OneOf(List.of("control")),
                "leader", new Slot.OneOf(List.of(LEADER.value(), 3)),
                "target", new Slot.OneOf(List.of(TARGET.value(), 99))));
    return new GameView.TimedPrompt(
        new Prompt(
            new PromptId(id),
            FIRST,
            PromptKind.MAIN,
            List.of(attack, MoveFamily.of("knock")),
            new Command.Knock()),
        Instant.now().plusSeconds(60));
  }

  private static GameView.TimedPrompt choice(long id) {
    var options = new Slot.OneOf(List.of(7, 9), Optional.of(List.of("fanatic", "own-token")));
    return new GameView.TimedPrompt(
        new Prompt(
            new PromptId(id),
            FIRST,
            PromptKind.PICK,
            List.of(MoveFamily.of("pick-option", Map.of("option", options))),
            new Command.PickOption(7)),
        Instant.now().plusSeconds(60));
  }

  private static ViewPatch patch(Entity... entities) {
    var set = new TreeMap<String, Entity>();
    Arrays.stream(entities).forEach(entity -> set.put(entity.key(), entity));
    return new ViewPatch(set, new TreeSet<>());
  }

  private static Entity table(String phase) {
    return new Entity.Table(
        "two-player-tournament",
        "card-texts",
        phase,
        3,
        60,
        2,
        Optional.of(FIRST),
        List.of(FIRST),
        12);
  }

  private static Entity player(Seat seat) {
    return new Entity.Player(seat, Optional.of(new CardId(3)), 1, 0, 2, 20, 10, 1, 83, 1, false);
  }

  private static Entity head() {
    return card(3, "head", "illuminati", FIRST, 0, 0, Optional.empty());
  }

  private static Entity arm() {
    return card(LEADER.value(), "arm", "structure", FIRST, 1, 3, Optional.of(new CardId(3)));
  }

  private static Entity prey() {
    return card(TARGET.value(), "prey", "structure", SECOND, 0, 0, Optional.empty());
  }

  private static Entity trick() {
    return card(20, "trick", "hand", FIRST, 0, 0, Optional.empty());
  }

  private static Entity card(
      int id, String card, String zone, Seat seat, int x, int rotation, Optional<CardId> master) {
    return new Entity.Card(
        new CardId(id),
        card,
        zone,
        seat,
        seat,
        x,
        0,
        rotation,
        master,
        1,
        4,
        0,
        3,
        List.of(),
        List.of(),
        Optional.empty(),
        List.of());
  }
}

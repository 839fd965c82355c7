package org.inwoarena.engine.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Who;
import org.inwoarena.engine.effect.reading.CardTextReader;
import org.junit.jupiter.api.Test;

class CardTextsTest {

  private static final Catalogue CATALOGUE = Catalogue.load();
  private static final Path EFFECTS = Path.of("src/main/resources/cards/effects");

  @Test
  void everyFileIsRead() throws IOException {
    try (var files = Files.list(EFFECTS)) {
      assertThat(files.map(file -> file.getFileName().toString().replace(".yaml", "")))
          .containsExactlyInAnyOrderElementsOf(
              Stream.concat(CardTexts.FILES.stream(), Stream.of("templates")).toList());
    }
  }

  @Test
  void everyIlluminatiGoalAndOrderOfTheBasicSetHasItsText() {
    assertThat(CATALOGUE.cards())
        .filteredOn(card -> card.set() == CardSet.BASE)
        .filteredOn(
            card ->
                List.of(CardKind.ILLUMINATI, CardKind.GOAL, CardKind.NWO, CardKind.DISASTER)
                    .contains(card.kind()))
        .hasSize(47)
        .allSatisfy(card -> assertThat(CATALOGUE.text(card.id()).abilities()).isNotEmpty());
  }

  @Test
  void plusTenGoesWithAnActionOrADefence() {
    expands(
        "terrorist-nuke",
        """
        - played:
            at: with-action
            target: Violent & yours & in-structure & acting
            limit: action
            do:
              apply:
                until: action
                gives:
                  {modifier: {value: power, plus: 10, of: target, use: action, goals: no}}
        - played:
            at: any
            target: Violent & yours & in-structure
            limit: action
            do:
              choose:
                options:
                  - name: power
                    do:
                      apply:
                        until: turn
                        gives:
                          {modifier: {value: power, plus: 10, of: target, use: defence, goals: no}}
                  - name: resistance
                    do:
                      apply:
                        until: turn
                        gives:
                          modifier:
                            {value: resistance, plus: 10, of: target, use: defence, goals: no}
        """);
  }

  @Test
  void powerIncreasesLinkAndRaise() {
    expands(
        "the-weird-turn-pro",
        """
        - copies: {in-play: 1, per: player}
        - played:
            at: any
            target: Weird & yours & in-structure
            cost: {own-token: target}
            do: {link-to: target}
        - modifier: {value: power, raise: 4, of: linked}
        """);
  }

  @Test
  void turningAnAlignmentCostsTwiceAgainstItsOpposite() {
    expands(
        "nationalization",
        """
        - played:
            at: any
            target: Group & in-play
            cost:
              either:
                - illuminati-action
                - actions:
                    of: Government & in-structure
                    total:
                      resistance(target) * (2 if target is Corporate else 1)
                      + (position(target) if target is rivals else 0)
            do: {link-to: target}
        - trait: {add: Government, of: linked}
        """);
  }

  @Test
  void reloadsFollowTheirErrata() {
    expands(
        "reload",
        """
        - played:
            at: any
            target:
              any number of Violent & not token & yours & in-structure & not captured-this-turn
              with power <= 5
            cost: illuminati-action
            do: {give-token: target}
        """);
  }

  @Test
  void disastersAndAssassinationsAreAttacksByCards() {
    expands(
        "volcano",
        """
        - played:
            at: any
            target: Place & not Huge
            do:
              start-attack:
                {kind: destroy, power: 18, is: [instant, disaster], margin: 1, devastates: yes}
        """);
    expands(
        "sniper",
        """
        - played:
            at: any
            target: Personality
            do:
              start-attack:
                kind: destroy
                power: 10
                is: [instant, assassination]
                aid: Group & Government
                aid-most: 1
        """);
  }

  @Test
  void zapsFreezesAndParalysis() {
    expands(
        "lab-explosion",
        """
        - played:
            at: not-in-privileged
            target: Illuminati & rivals & in-structure
            cost: illuminati-action
            do: {link-to: target}
        - forbid: {deed: take-over, by: of(controller-of-linked), target: Resource}
        """);
    assertThat(CATALOGUE.text("backfire").abilities())
        .hasSize(2)
        .allMatch(Ability.Played.class::isInstance);
    assertThat(CATALOGUE.text("cat-juggling").abilities())
        .hasAtLeastOneElementOfType(Ability.Played.class)
        .anyMatch(
            ability -> ability instanceof Ability.Activated freeing && freeing.by() == Who.ANYONE);
  }

  @Test
  void goalsOfPairsAndDoubles() {
    expands("criminal-overlords", "- doubles: Group & (Violent & Criminal)");
    assertThat(CATALOGUE.text("kill-for-peace").abilities())
        .singleElement()
        .isInstanceOfSatisfying(Ability.Win.class, win -> assertThat(win.alone()).isTrue());
  }

  /** Prints how far the card texts are; the sets grow, they never shrink. */
  @Test
  void completeCardsBySet() {
    var complete =
        CATALOGUE.cards().stream()
            .filter(card -> CATALOGUE.text(card.id()).complete())
            .collect(Collectors.groupingBy(CardFacts::set, Collectors.counting()));
    var all =
        CATALOGUE.cards().stream()
            .collect(Collectors.groupingBy(CardFacts::set, Collectors.counting()));
    all.forEach(
        (set, number) ->
            System.out.println(
                set.word() + ": " + complete.getOrDefault(set, 0L) + " of " + number + " texts"));
    assertThat(complete.getOrDefault(CardSet.BASE, 0L)).isGreaterThanOrEqualTo(392L);
  }

  /** A card's text is what these abilities, written out without templates, say. */
  private static void expands(String card, String written) {
    var reader = new CardTextReader(CardTexts.known(CATALOGUE.cards()), "templates.yaml", "{}");
    var reading = reader.read("test.yaml", card + ":\n" + written.indent(2));
    assertThat(reading.flaws()).isEmpty();
    var text = CATALOGUE.text(card);
    assertThat(text.abilities()).isEqualTo(reading.texts().get(card).abilities());
  }
}

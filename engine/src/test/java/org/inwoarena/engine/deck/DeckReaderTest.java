package org.inwoarena.engine.deck;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeckReaderTest {

  private static final Duration SOON = Duration.ofSeconds(10);

  private final DeckReader reader = new DeckReader(Catalogue.load());

  private DeckFile read(String text) {
    return reader.read(text, Optional.empty());
  }

  private static List<String> names(DeckFile file) {
    return file.entries().stream().map(e -> e.copies() + " " + e.name()).toList();
  }

  private static List<String> codes(DeckFile file) {
    return file.problems().stream().map(DeckProblem::code).toList();
  }

  @Test
  void readsLackeyWithZonesSetsAndLines() {
    var file =
        read(
            """
            <deck version="0.8">
            <superzone name="Lead Cards">
              <card><name>UFOs</name><set>Limited</set></card>
            </superzone>
            <superzone name="Plot Deck">
              <card><name id="x">Don&apos;t Touch That Dial!</name><set>Assassins</set></card>
            </superzone></deck>
            """);
    assertThat(file.syntax()).isEqualTo(DeckFile.Syntax.LACKEY);
    assertThat(file.problems()).isEmpty();
    assertThat(file.entries())
        .containsExactly(
            new DeckFile.Entry(3, 1, "UFOs", Optional.of("Lead Cards"), Optional.of("Limited")),
            new DeckFile.Entry(
                6,
                1,
                "Don't Touch That Dial!",
                Optional.of("Plot Deck"),
                Optional.of("Assassins")));
  }

  @Test
  void readsLackeyThatIsNotWellFormed() {
    var file =
        read(
            """
            <deck><superzone name="Plot & Deck">
            <card><name>Savings & Loan Scam</name><set>Limited</set></card>
            <card><name>Hoax!<set>Limited</card>
            <card><name>UFOs</name>
            <card><NAME>The Network</NAME></card
            <card>Hackers</card>
            <card><name>3 < 4 &bogus; &#39;</name></card>
            """);
    assertThat(names(file))
        .containsExactly(
            "1 Savings & Loan Scam",
            "1 Hoax!",
            "1 UFOs",
            "1 The Network",
            "1 Hackers",
            "1 3 < 4 &bogus; '");
  }

  @Test
  void everyCardTagCountsEvenWithoutAName() {
    var file = read("<superzone name='x'><card></card><card><set>Limited</set></card></superzone>");
    assertThat(file.cards()).isEqualTo(2);
    assertThat(codes(file)).containsExactly("deck.card-nameless", "deck.card-nameless");
  }

  @Test
  void textBetweenCardsIsReported() {
    var file = read("<superzone name='x'>\n<card><name>UFOs</name></card>\nHackers\n</superzone>");
    assertThat(file.cards()).isEqualTo(1);
    assertThat(codes(file)).containsExactly("deck.line-skipped");
    assertThat(file.problems().getFirst().line()).hasValue(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Hackers | 1 Hackers",
        "2x Hackers | 2 Hackers",
        "2 x Hackers | 2 Hackers",
        "2 Hackers | 2 Hackers",
        "2xHackers | 2 Hackers",
        "Hackers x2 | 2 Hackers",
        "Hackers X 2 | 2 Hackers",
        "Hackers (2) | 2 Hackers",
        "- 3 Hackers | 3 Hackers",
        "2 X-Day | 2 X-Day",
        "2 x X-Day | 2 X-Day",
        "13013 | 1 13013",
        "2 13013 | 2 13013",
        "Warehouse 23 | 1 Warehouse 23",
        "Warehouse 23 x2 | 2 Warehouse 23",
        "1 18½-Minute Gap | 1 18½-Minute Gap",
        "18 1/2-Minute Gap | 1 18 1/2-Minute Gap",
        "2 Hackers // good | 2 Hackers",
        "2 Hackers # good | 2 Hackers",
        "2 Hackers (Assassins) | 2 Hackers",
        "2x Nobody Knows Me | 2 Nobody Knows Me",
      })
  void readsLinesOfText(String line, String expected) {
    assertThat(names(read(line))).containsExactly(expected);
  }

  @Test
  void readsTextWithHeadingsCommentsAndRemarks() {
    var file =
        read(
            """
            # A deck
            Author: somebody

            Illuminati (1)
            UFOs
            [Groups]
            2x Hackers   // twice
            Plots:
            Hoax [base]
            """);
    assertThat(names(file)).containsExactly("1 UFOs", "2 Hackers", "1 Hoax");
    assertThat(file.entries())
        .extracting(e -> e.section().orElseThrow())
        .containsExactly("Illuminati", "Groups", "Plots");
    assertThat(file.entries().getLast().set()).hasValue("base");
    assertThat(codes(file)).containsExactly("deck.line-skipped");
  }

  @Test
  void encodingIsFoundLineByLine() {
    var out = new ByteArrayOutputStream();
    out.writeBytes("\uFEFFBjørnë\r\n".getBytes(UTF_8));
    out.writeBytes("Angel’s Feather\r".getBytes(Charset.forName("windows-1252")));
    out.writeBytes("\nHoax".getBytes(UTF_8));
    assertThat(names(reader.read(out.toByteArray(), Optional.empty())))
        .containsExactly("1 Bjørnë", "1 Angel’s Feather", "1 Hoax");
    assertThat(names(reader.read("Hoax\n2 UFOs".getBytes(UTF_16), Optional.empty())))
        .containsExactly("1 Hoax", "2 UFOs");
  }

  @Test
  void entityBombIsRefusedAndNotExpanded() {
    var bomb = new StringBuilder("<?xml version=\"1.0\"?>\n<!DOCTYPE deck [<!ENTITY l0 \"lol\">");
    for (int i = 1; i < 40; i++) {
      bomb.append("<!ENTITY l%d \"&l%d;&l%d;\">".formatted(i, i - 1, i - 1));
    }
    bomb.append("]>\n<deck><superzone name='x'><card><name>&l39;</name></card></superzone></deck>");
    var file = read(bomb.toString());
    assertThat(names(file)).containsExactly("1 &l39;");
    assertThat(codes(file)).containsExactly("deck.file-dtd");
    assertThat(file.problems().getFirst().line()).hasValue(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<",
        "<a>",
        "<a\"",
        "<a'",
        "&",
        "&#",
        "<!--",
        "<![CDATA[",
        "<card>",
        "<card><name>",
        "</",
        "x ",
        "9",
        "\n",
        "(2) ",
        "<!DOCTYPE a [",
        "] ",
        "x2 ",
        ": "
      })
  void hostileInputIsReadInTime(String piece) {
    var text = "<" + piece.repeat(999_000 / piece.length());
    Assertions.assertTimeoutPreemptively(SOON, () -> read(text));
    Assertions.assertTimeoutPreemptively(SOON, () -> read(text.substring(1)));
    assertThatCode(() -> read(text)).doesNotThrowAnyException();
  }

  @Test
  void tooMuchIsRefused() {
    assertThat(codes(reader.read(new byte[DeckLimits.BYTES + 1], Optional.empty())))
        .containsExactly("deck.file-too-large");
    assertThat(codes(reader.read(new byte[] {1, 0, 2}, Optional.empty())))
        .containsExactly("deck.file-not-text");
    assertThat(codes(read("  \n"))).containsExactly("deck.file-empty");
    assertThat(codes(read("<html><body>Not a deck</body></html>")))
        .containsExactly("deck.file-empty");
    assertThat(codes(read("999999999999 Hackers"))).containsExactly("deck.count");
    assertThat(codes(read("0 Hackers"))).containsExactly("deck.count");
    var many = read("600 Hackers\n".repeat(5));
    assertThat(codes(many)).containsExactly("deck.file-too-many-cards");
    assertThat(many.cards()).isEqualTo(600);
  }
}

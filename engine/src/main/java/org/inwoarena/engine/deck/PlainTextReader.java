package org.inwoarena.engine.deck;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads decks written one card per line: {@code 2x Name}, {@code Name x2}, {@code 2 Name}, {@code
 * Name (2)}, with headings and with comments after {@code #} or {@code //}.
 */
final class PlainTextReader {

  private static final Pattern COMMENT = Pattern.compile("(^|\\s)(#|//).*");
  private static final Pattern BULLET = Pattern.compile("^[-*•·]\\s+");
  private static final Pattern SET_AT_END =
      Pattern.compile("^(.*\\S)\\s*[(\\[]([^()\\[\\]]+)[)\\]]$");
  private static final Pattern HEADING =
      Pattern.compile("^\\[?([^:\\[\\]()]+)]?\\s*(\\(\\d+\\))?:?(\\s*\\d+)?$");

  /** Ways to say how many, most explicit first; the groups are named n and name. */
  private static final List<Pattern> COUNTED =
      Stream.of(
              "^(?<n>\\d+)\\s*[xX×*]\\s+(?<name>\\S.*)$",
              "^(?<n>\\d+)\\s+(?<name>\\S.*)$",
              "^(?<n>\\d+)[xX×*](?<name>\\S.*)$",
              "^(?<name>.*\\S)\\s+[xX×*]\\s*(?<n>\\d+)$",
              "^(?<name>.*\\S)\\s*\\((?<n>\\d+)\\)$")
          .map(Pattern::compile)
          .toList();

  private static final Set<String> HEADINGS =
      Set.of(
          "illuminati",
          "lead",
          "leads",
          "leadcards",
          "leadcard",
          "groups",
          "group",
          "groupdeck",
          "groupcards",
          "plots",
          "plot",
          "plotdeck",
          "plotcards",
          "resources",
          "resource",
          "deck",
          "main",
          "maindeck",
          "sharedgroups",
          "sharedplots",
          "goals",
          "goal",
          "nwo",
          "nwos",
          "newworldorders",
          "disasters",
          "assassinations",
          "places",
          "personalities",
          "organizations",
          "organisations",
          "sideboard");

  private final Catalogue catalogue;

  PlainTextReader(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  DeckFile read(String text, Optional<String> name) {
    var found = new EntryList();
    var section = Optional.<String>empty();
    int number = 0;
    for (var raw : text.split("\n", -1)) {
      number++;
      var line = content(raw);
      if (line.isEmpty()) {
        continue;
      }
      var heading = heading(line);
      if (heading.isPresent()) {
        section = heading;
      } else if (isRemark(line)) {
        found.tell(DeckProblem.note("deck.line-skipped", Map.of("text", line)).at(number));
      } else {
        entry(found, number, line, section);
      }
    }
    return found.file(DeckFile.Syntax.TEXT, name);
  }

  private static String content(String raw) {
    // Cut first: the patterns below are only safe on short lines.
    var line = EntryList.shortened(raw.strip().replaceAll("\\s+", " "));
    return BULLET.matcher(COMMENT.matcher(line).replaceFirst("").strip()).replaceFirst("").strip();
  }

  private Optional<String> heading(String line) {
    return Optional.of(HEADING.matcher(line))
        .filter(Matcher::matches)
        .map(match -> match.group(1).strip())
        .filter(word -> HEADINGS.contains(NameKey.of(word).value()) && !isName(word));
  }

  /** No card has a colon in its name: such a line without a count says something about the deck. */
  private boolean isRemark(String line) {
    int colon = line.indexOf(':');
    return colon > 0 && !Character.isDigit(line.charAt(0)) && !isName(line.substring(0, colon));
  }

  private void entry(EntryList found, int number, String line, Optional<String> section) {
    var set = SET_AT_END.matcher(line);
    if (set.matches()
        && !isName(line)
        && Stream.of(CardSet.values()).anyMatch(s -> s.isCalled(set.group(2)))) {
      entry(found, number, set.group(1), section, Optional.of(set.group(2)));
    } else {
      entry(found, number, line, section, Optional.empty());
    }
  }

  private void entry(
      EntryList found, int number, String line, Optional<String> section, Optional<String> set) {
    if (isName(line)) {
      found.add(number, 1, line, section, set);
      return;
    }
    var readings = COUNTED.stream().map(way -> way.matcher(line)).filter(Matcher::matches).toList();
    var reading =
        readings.stream()
            .filter(match -> isName(match.group("name")))
            .findFirst()
            .or(() -> readings.stream().findFirst());
    reading.ifPresentOrElse(
        match -> found.add(number, count(match.group("n")), match.group("name"), section, set),
        () -> found.add(number, 1, line, section, set));
  }

  private static int count(String digits) {
    return digits.length() > 6 ? Integer.MAX_VALUE : Integer.parseInt(digits);
  }

  private boolean isName(String text) {
    return catalogue.find(text).isPresent() || !catalogue.named(text).isEmpty();
  }
}

package org.inwoarena.game.decks;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.engine.deck.Day;
import org.inwoarena.engine.deck.DeckFormat;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.deck.DeckProblem;
import org.inwoarena.engine.deck.DeckTerms;
import org.inwoarena.engine.deck.DeckValidator;
import org.inwoarena.engine.deck.Formats;
import org.inwoarena.game.match.CannotStart;

/**
 * The validator once more, before the first card is dealt (duty 23). Decks of an event are held
 * against what the event pinned, as of the day they were registered; all others against the format
 * as it is when the match is made.
 */
@ApplicationScoped
class LastCheck {

  private final DeckValidator validator;
  private final Formats formats;

  LastCheck(DeckValidator validator, Formats formats) {
    this.validator = validator;
    this.formats = formats;
  }

  /** Fails with {@link CannotStart}, with every reason, where the deck may not be played. */
  void check(MatchCreated order, Registration registration, DeckList list) {
    var terms =
        new DeckTerms(
            format(order, registration),
            day(order, registration),
            registration.dealt().map(DeckList::new));
    var report = validator.check(list.cards(), terms);
    if (!report.ok()) {
      throw new CannotStart(
          "deck-illegal",
          "registration %s: %s"
              .formatted(registration.registrationId(), sentences(report.problems())));
    }
  }

  private DeckFormat format(MatchCreated order, Registration registration) {
    var wanted =
        order.event().flatMap(event -> registration.cardPool()).orElse(registration.format());
    return formats
        .find(wanted)
        .orElseThrow(
            () ->
                new CannotStart(
                    "deck-format-unknown",
                    "registration %s is for %s, which is not known here"
                        .formatted(registration.registrationId(), wanted)));
  }

  private static Day day(MatchCreated order, Registration registration) {
    var at = order.event().flatMap(event -> registration.registeredAt()).orElse(order.createdAt());
    return day(at);
  }

  private static Day day(Instant at) {
    return new Day(LocalDate.ofInstant(at, ZoneOffset.UTC).toString());
  }

  private static String sentences(List<DeckProblem> problems) {
    return problems.stream().map(DeckProblem::detail).collect(Collectors.joining(" "));
  }
}

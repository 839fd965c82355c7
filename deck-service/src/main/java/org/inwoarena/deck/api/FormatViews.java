package org.inwoarena.deck.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import org.inwoarena.engine.deck.CardLimit;
import org.inwoarena.engine.deck.CardPool;
import org.inwoarena.engine.deck.CardSet;
import org.inwoarena.engine.deck.Day;
import org.inwoarena.engine.deck.DeckFormat;
import org.inwoarena.engine.deck.Packs;

/** Formats as they are answered. */
final class FormatViews {

  private FormatViews() {}

  /**
   * Where the cards come from.
   *
   * @param kind {@code sets}, {@code cards} or {@code packs}
   * @param cards how many different cards it has; {@code /formats/ID/cards} lists them
   */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Pool(String kind, int cards, Collection<CardSet> sets, List<Packs> packs) {
    static Pool of(CardPool pool, int cards) {
      return switch (pool) {
        case CardPool.OfSets(var sets) -> new Pool("sets", cards, sets, List.of());
        case CardPool.Listed listed -> new Pool("cards", cards, List.of(), List.of());
        case CardPool.Dealt(var packs) -> new Pool("packs", cards, List.of(), packs);
      };
    }
  }

  /**
   * A format on a day.
   *
   * @param pin names this version for ever
   * @param copies most copies of one card; absent for any number
   * @param limits the bans and restrictions in force on that day
   */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record Format(
      String id,
      int version,
      String pin,
      String name,
      String about,
      int size,
      int illuminati,
      int leads,
      OptionalInt copies,
      Pool pool,
      Day on,
      List<CardLimit> limits) {
    static Format of(DeckFormat format, Day on, int cards) {
      return new Format(
          format.id(),
          format.version(),
          format.pin(),
          format.name(),
          format.about(),
          format.size(),
          format.illuminati(),
          format.leads(),
          format.copies(),
          Pool.of(format.pool(), cards),
          on,
          format.limitsOn(on));
    }
  }

  /**
   * A format with its past and its announced future.
   *
   * @param validator version of the validator and card data, which registrations pin
   * @param versions all versions, oldest first
   * @param history the days on which a ban or restriction begins or ends
   */
  record Whole(Format format, String validator, List<String> versions, List<Change> history) {
    static Whole of(Format view, DeckFormat format, String validator, List<DeckFormat> versions) {
      var history =
          format.changes().stream().map(day -> new Change(day, format.limitsOn(day))).toList();
      var pins = versions.stream().map(DeckFormat::pin).toList();
      return new Whole(view, validator, pins, history);
    }
  }

  /** What is in force from a day on. */
  record Change(Day from, List<CardLimit> limits) {}
}

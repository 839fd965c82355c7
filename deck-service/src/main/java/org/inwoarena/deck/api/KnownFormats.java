package org.inwoarena.deck.api;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.deck.DeckFormat;
import org.inwoarena.engine.deck.Formats;
import org.inwoarena.kit.problem.Problem;

/** Formats as callers name them. */
@ApplicationScoped
class KnownFormats {

  private final Formats formats;

  KnownFormats(Formats formats) {
    this.formats = formats;
  }

  /** The current version of every format, the usual one first. */
  List<DeckFormat> all() {
    return formats.all();
  }

  /** The format a request names by id or version, or the usual one. */
  DeckFormat named(Optional<String> format) {
    return format.map(this::named).orElseGet(() -> all().getFirst());
  }

  /** The format with this id or version, as part of a request. */
  DeckFormat named(String idOrPin) {
    return formats
        .find(idOrPin)
        .orElseThrow(
            () -> Problem.unprocessable("unknown-format", "There is no such format; " + known()));
  }

  /** The format with this id or version, as what a path leads to. */
  DeckFormat at(String idOrPin) {
    return formats
        .find(idOrPin)
        .orElseThrow(
            () -> Problem.notFound("format-not-found", "There is no such format; " + known()));
  }

  /** Every version of a format, oldest first. */
  List<DeckFormat> versions(DeckFormat format) {
    return formats.versions(format.id());
  }

  private String known() {
    return "known: " + String.join(", ", all().stream().map(DeckFormat::id).toList()) + ".";
  }
}

package org.inwoarena.tournament.export;

import org.inwoarena.tournament.format.Format;

/** Formats in words. */
final class FormatWords {

  private FormatWords() {}

  static String of(Format format) {
    return switch (format) {
      case Format.Swiss swiss -> "Swiss";
      case Format.SwissWithCut(int cut, boolean third) -> "Swiss with a cut to the top " + cut;
      case Format.SingleElimination(boolean third) -> "Single elimination";
      case Format.DoubleElimination twice -> "Double elimination";
      case Format.RoundRobin(int cycles) -> cycles == 1 ? "All play all" : "All play all twice";
    };
  }
}

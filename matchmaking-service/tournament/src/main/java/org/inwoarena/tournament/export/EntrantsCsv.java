package org.inwoarena.tournament.export;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.inwoarena.tournament.history.EntrantId;

/**
 * A list of entrants from a spreadsheet: a head line {@code id,name,rating,games}, then one line
 * for each. If there is any problem nothing is to be imported; the good lines are there to be
 * looked at further, so that all that is wrong can be said at once.
 */
public record EntrantsCsv(List<Line> lines, List<Problem> problems) {

  private static final List<String> HEAD = List.of("id", "name", "rating", "games");
  private static final int MOST_LINES = 2000;
  private static final int LONGEST = 64;

  /**
   * One entrant.
   *
   * @param number of the line, from 1, the head line
   */
  public record Line(int number, EntrantId id, String name, int rating, int ratedGames) {}

  /**
   * What is wrong with a line.
   *
   * @param line from 1, the head line
   */
  public record Problem(int line, String code, String detail) {}

  /** Keeps own copies. */
  public EntrantsCsv {
    lines = List.copyOf(lines);
    problems = List.copyOf(problems);
  }

  /** Reads a list; empty lines are skipped. */
  public static EntrantsCsv read(String text) {
    var reader = new Reader();
    var all = text.replaceFirst("^\uFEFF", "").lines().limit(MOST_LINES + 1L).toList();
    if (all.size() > MOST_LINES) {
      reader.problem(MOST_LINES + 1, "too-long", "A list has at most " + MOST_LINES + " lines.");
    }
    for (var n = 0; n < Math.min(all.size(), MOST_LINES); n++) {
      if (n == 0) {
        reader.head(all.getFirst());
      } else if (!all.get(n).isBlank()) {
        reader.line(n + 1, all.get(n));
      }
    }
    if (all.isEmpty()) {
      reader.head("");
    }
    return new EntrantsCsv(reader.lines, reader.problems);
  }

  private static final class Reader {
    private final List<Line> lines = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    private final Map<String, Integer> seen = new HashMap<>();

    void problem(int line, String code, String detail) {
      problems.add(new Problem(line, code, detail));
    }

    void head(String text) {
      if (!fields(text).equals(HEAD)) {
        problem(1, "head", "The first line reads: " + String.join(",", HEAD));
      }
    }

    void line(int number, String text) {
      var fields = fields(text);
      if (fields.size() != HEAD.size()) {
        problem(number, "fields", "A line has four fields; quotes are closed.");
        return;
      }
      var before = problems.size();
      id(number, fields.getFirst());
      name(number, fields.get(1));
      var rating = whole(number, "rating", fields.get(2), 4000);
      var games = whole(number, "games", fields.get(3), 1_000_000);
      if (problems.size() == before) {
        lines.add(
            new Line(
                number,
                new EntrantId(fields.getFirst()),
                fields.get(1),
                rating.orElseThrow(),
                games.orElseThrow()));
      }
    }

    private void id(int number, String id) {
      if (id.isEmpty() || id.length() > LONGEST || !id.matches("[\\p{Alnum}._:-]*")) {
        problem(
            number,
            "id",
            "An id has 1 to %d letters, digits, '.', '_', ':' or '-'.".formatted(LONGEST));
      }
      Optional.ofNullable(seen.putIfAbsent(id, number))
          .ifPresent(
              first -> problem(number, "twice", "The id of line %d again.".formatted(first)));
    }

    private void name(int number, String name) {
      if (name.isBlank()
          || name.length() > LONGEST
          || name.matches(".*[\\p{Cc}\\p{Cf}\\p{Cs}].*")) {
        problem(number, "name", "A name has 1 to %d visible characters.".formatted(LONGEST));
      }
    }

    private OptionalInt whole(int number, String field, String text, int most) {
      if (text.matches("\\d{1,9}") && Integer.parseInt(text) <= most) {
        return OptionalInt.of(Integer.parseInt(text));
      }
      problem(number, field, "A whole number from 0 to %d stands here.".formatted(most));
      return OptionalInt.empty();
    }

    private static List<String> fields(String text) {
      return Csv.fields(text).orElse(List.of()).stream().map(String::strip).toList();
    }
  }
}

package org.inwoarena.tournament.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Comma-separated values as in RFC 4180. */
final class Csv {

  private Csv() {}

  /** One record with its line end. */
  static String line(List<String> fields) {
    return fields.stream().map(Csv::field).collect(Collectors.joining(",", "", "\r\n"));
  }

  /** Quoted where needed; what a spreadsheet would take for a formula is text. */
  private static String field(String text) {
    var safe = text.isEmpty() || "=+-@\t\r".indexOf(text.charAt(0)) < 0 ? text : "'" + text;
    return safe.matches("(?s).*[\",\r\n].*") ? "\"" + safe.replace("\"", "\"\"") + "\"" : safe;
  }

  /** The fields of a line; empty if a quote is not closed or stands where none may. */
  static Optional<List<String>> fields(String line) {
    var fields = new ArrayList<String>();
    var field = new StringBuilder();
    var quoted = false;
    for (var n = 0; n < line.length(); n++) {
      var c = line.charAt(n);
      if (quoted && c == '"' && n + 1 < line.length() && line.charAt(n + 1) == '"') {
        field.append('"');
        n++;
      } else if (c == '"') {
        if (!quoted && !field.isEmpty()) {
          return Optional.empty();
        }
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        fields.add(field.toString());
        field.setLength(0);
      } else {
        field.append(c);
      }
    }
    fields.add(field.toString());
    return quoted ? Optional.empty() : Optional.of(List.copyOf(fields));
  }
}

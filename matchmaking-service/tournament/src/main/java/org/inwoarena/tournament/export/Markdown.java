package org.inwoarena.tournament.export;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tables and text in Markdown that can also be read as they are. */
final class Markdown {

  private Markdown() {}

  /** A table whose columns stand below each other; numbers stand to the right. */
  static String table(List<String> head, List<List<String>> rows) {
    var all = new ArrayList<List<String>>();
    all.add(head.stream().map(Markdown::text).toList());
    rows.forEach(row -> all.add(row.stream().map(Markdown::text).toList()));
    var columns = IntStream.range(0, head.size()).boxed().toList();
    var widths =
        columns.stream()
            .map(n -> all.stream().mapToInt(row -> width(row.get(n))).max().orElse(0))
            .map(width -> Math.max(3, width))
            .toList();
    var right =
        columns.stream()
            .map(n -> rows.stream().allMatch(row -> row.get(n).matches("[0-9.]*")))
            .toList();
    var text = new StringBuilder(line(all.getFirst(), widths, right));
    text.append(
        columns.stream()
            .map(n -> "-".repeat(widths.get(n) - 1) + (right.get(n) ? ":" : "-"))
            .collect(Collectors.joining(" | ", "| ", " |\n")));
    all.subList(1, all.size()).forEach(row -> text.append(line(row, widths, right)));
    return text.toString();
  }

  /** As text: nothing in it is taken for markup. */
  static String text(String plain) {
    return plain.replaceAll("\\s", " ").replaceAll("([\\\\`*_\\[\\]<>|#~])", "\\\\$1");
  }

  private static String line(List<String> cells, List<Integer> widths, List<Boolean> right) {
    return IntStream.range(0, cells.size())
        .mapToObj(
            n -> {
              var room = " ".repeat(widths.get(n) - width(cells.get(n)));
              return right.get(n) ? room + cells.get(n) : cells.get(n) + room;
            })
        .collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }
}

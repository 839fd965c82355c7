package org.inwoarena.engine.coverage;

import java.util.Collection;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The lists of {@code docs/rules/COVERAGE.md}.
 *
 * @param notObservable clauses nothing at the table depends on, with the reason
 * @param oneReading clauses with a Default beside which nothing else can be played, with the reason
 * @param open clauses not proven yet
 */
public record Gaps(
    SortedMap<String, String> notObservable,
    SortedMap<String, String> oneReading,
    SortedSet<String> open) {

  private static final Pattern REASONED = Pattern.compile("(?m)^- \\*\\*(R\\S+)\\*\\* (.+)$");
  private static final Pattern BARE = Pattern.compile("(?m)^- (R\\S+)$");

  /** Keeps the order of ids. */
  public Gaps {
    notObservable = Collections.unmodifiableSortedMap(notObservable);
    oneReading = Collections.unmodifiableSortedMap(oneReading);
    open = Rulebook.ordered(open.stream());
  }

  /** Reads the text of {@code COVERAGE.md}. */
  public static Gaps parse(String markdown) {
    var open = BARE.matcher(section(markdown, "Open")).results().map(hit -> hit.group(1));
    return new Gaps(
        reasons(section(markdown, "Not observable")),
        reasons(section(markdown, "One reading")),
        Rulebook.ordered(open));
  }

  private static String section(String markdown, String heading) {
    var start = markdown.indexOf("## " + heading + "\n");
    var end = markdown.indexOf("\n## ", start + 1);
    return start < 0 ? "" : markdown.substring(start, end < 0 ? markdown.length() : end);
  }

  private static SortedMap<String, String> reasons(String section) {
    var reasons = new TreeMap<String, String>(Rulebook.ORDER);
    for (var hit : REASONED.matcher(section).results().toList()) {
      if (reasons.put(hit.group(1), hit.group(2)) != null) {
        throw new IllegalArgumentException("listed twice: " + hit.group(1));
      }
    }
    return reasons;
  }

  /** The text of {@code COVERAGE.md} without what has been proven since. */
  public static String pruned(String markdown, Collection<String> proven) {
    return markdown
        .lines()
        .filter(line -> !(BARE.matcher(line).matches() && proven.contains(line.substring(2))))
        .collect(Collectors.joining("\n", "", "\n"));
  }
}

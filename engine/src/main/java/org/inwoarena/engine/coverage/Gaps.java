package org.inwoarena.engine.coverage;

import java.util.Collection;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The two lists of {@code docs/rules/COVERAGE.md}.
 *
 * @param notObservable clauses nothing at the table depends on, with the reason
 * @param open clauses not proven yet
 */
public record Gaps(SortedMap<String, String> notObservable, SortedSet<String> open) {

  private static final Pattern REASONED = Pattern.compile("(?m)^- \\*\\*(R\\S+)\\*\\* (.+)$");

  private static final Pattern BARE = Pattern.compile("(?m)^- (R\\S+)$");

  /** Keeps the order of ids. */
  public Gaps {
    var reasons = new TreeMap<String, String>(Rulebook.ORDER);
    reasons.putAll(notObservable);
    notObservable = Collections.unmodifiableSortedMap(reasons);
    open = Rulebook.ordered(open.stream());
  }

  /** Reads the text of {@code COVERAGE.md}. */
  public static Gaps parse(String markdown) {
    var reasons = new TreeMap<String, String>(Rulebook.ORDER);
    for (var hit : REASONED.matcher(markdown).results().toList()) {
      if (reasons.put(hit.group(1), hit.group(2)) != null) {
        throw new IllegalArgumentException("listed twice as not observable: " + hit.group(1));
      }
    }
    var open = BARE.matcher(markdown).results().map(hit -> hit.group(1));
    return new Gaps(reasons, Rulebook.ordered(open));
  }

  /** The text of {@code COVERAGE.md} without what has been proven since. */
  public static String pruned(String markdown, Collection<String> proven) {
    return markdown
        .lines()
        .filter(line -> !(BARE.matcher(line).matches() && proven.contains(line.substring(2))))
        .collect(Collectors.joining("\n", "", "\n"));
  }
}

package org.inwoarena.engine.coverage;

import java.util.Collections;
import java.util.Comparator;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.scenario.Outcome;

/**
 * The numbered clauses of the rulebook: those of sections 0 to 20 (R), of the variant (S) and of
 * the editions (ED).
 *
 * @param clauses by id, in the order of the numbers
 */
public record Rulebook(SortedMap<String, Clause> clauses) {

  /** Behind the id of a clause for its 2002 edition line (ED2). */
  public static final String OF_2002 = Outcome.OTHER;

  /** The order of the numbers in ids, so that R2.4.10 comes after R2.4.9. */
  public static final Comparator<String> ORDER =
      Comparator.<String, String>comparing(Rulebook::padded).thenComparing(id -> id);

  private static final Pattern CLAUSE =
      Pattern.compile("^- \\*\\*((?:R\\d+|S\\d+|ED)[.\\d]*)\\*\\* (.*)$");

  private static final Pattern EDITION_LINE = Pattern.compile("^ {2}- 2002 edition: (.*)$");

  /** Not where a clause only speaks of the word, which then stands in quotes. */
  private static final Pattern DEFAULT = Pattern.compile("(?<!\")\\bDefault(?: for [^:]+)?:");

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  /**
   * One clause.
   *
   * @param text its words, sources included
   * @param of2002 its other reading in the 2002 edition
   */
  public record Clause(String id, String text, Optional<String> of2002) {

    /** Whether it is meant to be a setting of a rule set: it has a 2002 line or a Default (ED5). */
    public boolean setting() {
      return of2002.isPresent() || DEFAULT.matcher(text).find();
    }

    /** Whether the engine can play another reading of it. */
    public boolean switchable() {
      return Switch.of(id).isPresent();
    }
  }

  /** Keeps the order. */
  public Rulebook {
    var ordered = new TreeMap<String, Clause>(ORDER);
    ordered.putAll(clauses);
    clauses = Collections.unmodifiableSortedMap(ordered);
  }

  /** Reads the text of {@code RULES.md}. */
  public static Rulebook parse(String markdown) {
    var clauses = new TreeMap<String, Clause>(ORDER);
    var latest = "";
    for (var line : markdown.lines().toList()) {
      var clause = CLAUSE.matcher(line);
      var edition = EDITION_LINE.matcher(line);
      if (clause.matches()) {
        latest = clause.group(1);
        var read = new Clause(latest, clause.group(2), Optional.empty());
        if (clauses.put(latest, read) != null) {
          throw new IllegalArgumentException("the rulebook has " + latest + " twice");
        }
      } else if (edition.matches()) {
        var of2002 = Optional.of(edition.group(1));
        clauses.compute(latest, (id, main) -> new Clause(id, main.text(), of2002));
      }
    }
    return new Rulebook(clauses);
  }

  /** The clauses of sections 0 to 20. */
  public SortedSet<String> numbered() {
    return ordered(clauses.keySet().stream().filter(id -> id.startsWith("R")));
  }

  /** What has to be proven: the numbered clauses, and the 2002 side of those that have one. */
  public SortedSet<String> provable() {
    return ordered(
        numbered().stream()
            .flatMap(
                id ->
                    clauses.get(id).of2002().isPresent()
                        ? Stream.of(id, id + OF_2002)
                        : Stream.of(id)));
  }

  /** Whether something by this id exists; a section such as R1.4 is no clause. */
  public boolean knows(String cited) {
    return cited.endsWith(OF_2002)
        ? clause(cited).flatMap(Clause::of2002).isPresent()
        : clause(cited).isPresent();
  }

  /** The clause of an id, also where the id speaks of its 2002 side. */
  public Optional<Clause> clause(String id) {
    return Optional.ofNullable(clauses.get(id.replace(OF_2002, "")));
  }

  static SortedSet<String> ordered(Stream<String> ids) {
    var ordered = new TreeSet<>(ORDER);
    ids.forEach(ordered::add);
    return Collections.unmodifiableSortedSet(ordered);
  }

  private static String padded(String id) {
    return NUMBER.matcher(id).replaceAll(hit -> "%4s".formatted(hit.group()).replace(' ', '0'));
  }
}

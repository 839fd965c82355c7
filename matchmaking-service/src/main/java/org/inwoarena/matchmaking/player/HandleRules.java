package org.inwoarena.matchmaking.player;

import static org.inwoarena.matchmaking.refusal.Objection.invalid;

import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.text.SpoofChecker.RestrictionLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.inwoarena.matchmaking.refusal.Objection;

/** What a handle may look like. */
final class HandleRules {

  /** Names that would speak for the platform. */
  private static final Set<String> RESERVED =
      Set.of(
          "admin",
          "administrator",
          "anonymous",
          "arena",
          "everybody",
          "host",
          "inwo",
          "inwo-arena",
          "inwoarena",
          "judge",
          "moderator",
          "nobody",
          "organiser",
          "organizer",
          "root",
          "server",
          "spectator",
          "support",
          "system");

  private static final Pattern FOREIGN = Pattern.compile("[^\\p{L}\\p{M}\\p{Nd}._-]");
  private static final Pattern EDGES = Pattern.compile("^[._-]|^\\p{M}|[._-]$");
  private static final Pattern DOUBLED = Pattern.compile("[._-]{2}");
  private static final Pattern LETTER = Pattern.compile("\\p{L}");

  private static final SpoofChecker SCRIPTS =
      new SpoofChecker.Builder()
          .setChecks(SpoofChecker.RESTRICTION_LEVEL | SpoofChecker.MIXED_NUMBERS)
          .setRestrictionLevel(RestrictionLevel.HIGHLY_RESTRICTIVE)
          .build();

  private HandleRules() {}

  static List<Objection> objections(String text) {
    var found = new ArrayList<Objection>();
    length(text, found);
    characters(text, found);
    if (!text.isEmpty() && SCRIPTS.failsChecks(text)) {
      found.add(invalid("handle-mixed-scripts", "A handle is written in one script."));
    }
    if (RESERVED.contains(Handle.fold(text))) {
      found.add(invalid("handle-reserved", "This handle is kept for the platform."));
    }
    return found;
  }

  private static void length(String text, List<Objection> found) {
    var length = text.codePointCount(0, text.length());
    if (length < Handle.SHORTEST) {
      found.add(
          invalid(
              "handle-too-short",
              "A handle has at least %d characters; this one has %d."
                  .formatted(Handle.SHORTEST, length)));
    }
    if (length > Handle.LONGEST) {
      found.add(
          invalid(
              "handle-too-long",
              "A handle has at most %d characters; this one has %d."
                  .formatted(Handle.LONGEST, length)));
    }
  }

  private static void characters(String text, List<Objection> found) {
    var foreign =
        FOREIGN
            .matcher(text)
            .results()
            .map(hit -> "U+%04X".formatted(hit.group().codePointAt(0)))
            .distinct()
            .limit(10)
            .collect(Collectors.joining(", "));
    if (!foreign.isEmpty()) {
      found.add(
          invalid(
              "handle-characters",
              "A handle has letters, digits, '.', '_' and '-'; not " + foreign + "."));
    }
    if (EDGES.matcher(text).find()) {
      found.add(invalid("handle-edges", "A handle begins and ends with a letter or digit."));
    }
    if (DOUBLED.matcher(text).find()) {
      found.add(invalid("handle-doubled-sign", "Between '.', '_' and '-' stands something else."));
    }
    if (!LETTER.matcher(text).find()) {
      found.add(invalid("handle-without-letter", "A handle has at least one letter."));
    }
  }
}

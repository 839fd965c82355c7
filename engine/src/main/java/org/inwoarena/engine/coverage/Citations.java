package org.inwoarena.engine.coverage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Finds places that cite a clause the rulebook does not have. */
public final class Citations {

  private static final Pattern CITED =
      Pattern.compile("\\b(?:R\\d+\\.\\d+\\.\\d+|S\\d+\\.\\d+|ED\\d+)(?:/2002)?(?![\\d/])");

  private static final Pattern TEXT =
      Pattern.compile(".*\\.(java|md|yaml|yml|properties|js|html|json|sql|txt)");

  private Citations() {}

  /** Every dangling citation in the texts of a checkout, as {@code file:line: id}. */
  public static List<String> dangling(Path home, Rulebook rulebook) throws IOException {
    var all = new ArrayList<String>();
    for (var file : Sources.under(home)) {
      if (TEXT.matcher(file.toString()).matches()) {
        all.addAll(dangling(home.relativize(file), Files.readString(file), rulebook));
      }
    }
    return all;
  }

  private static List<String> dangling(Path file, String text, Rulebook rulebook) {
    var found = new ArrayList<String>();
    var number = 0;
    for (var line : text.lines().toList()) {
      number++;
      for (var cited : CITED.matcher(line).results().toList()) {
        if (!rulebook.knows(cited.group())) {
          found.add(file + ":" + number + ": no clause is called " + cited.group());
        }
      }
    }
    return found;
  }
}

package org.inwoarena.engine.coverage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.inwoarena.engine.chance.Hashes;

/** The files of a checkout. */
final class Sources {

  /** Folders with nothing in them that somebody wrote for this project. */
  private static final Set<String> LEFT_OUT = Set.of("target", ".git", ".arena", "node_modules");

  private Sources() {}

  /** All files under a folder, in a fixed order. */
  static List<Path> under(Path folder) throws IOException {
    try (var all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> !leftOut(folder.relativize(file)))
          .sorted()
          .toList();
    }
  }

  private static boolean leftOut(Path file) {
    return StreamSupport.stream(file.spliterator(), false)
        .anyMatch(name -> LEFT_OUT.contains(name.toString()));
  }

  /** The same for the same files with the same contents, wherever they lie. */
  static String digest(Path... folders) throws IOException {
    var listing = new StringBuilder();
    for (var folder : folders) {
      for (var file : under(folder)) {
        var contents = Hashes.sha256(Files.readAllBytes(file));
        listing.append(folder.relativize(file)).append(' ').append(contents).append('\n');
      }
    }
    return Hashes.sha256(listing.toString().getBytes(StandardCharsets.UTF_8));
  }
}

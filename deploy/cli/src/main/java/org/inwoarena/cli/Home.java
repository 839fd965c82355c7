package org.inwoarena.cli;

import java.net.URI;
import java.nio.file.Path;
import org.inwoarena.local.DataFolder;
import org.inwoarena.local.Options;
import org.inwoarena.local.Port;
import org.inwoarena.local.supervise.StateFile;

/** Where the repository is; the shell script says so. */
final class Home {

  private Home() {}

  static Path repository() {
    return Path.of(System.getProperty("arena.home", "")).toAbsolutePath();
  }

  /** A path as the user typed it: the script has gone to the repository before we start. */
  static Path seenFromCaller(Path typed) {
    return Path.of(System.getProperty("arena.caller", "")).resolve(typed);
  }

  static DataFolder data() {
    return new DataFolder(Options.dataFolder(repository()));
  }

  /** The door of the platform on this machine. */
  static URI gateway() {
    return URI.create(Options.of(repository()).ports().url(Port.GATEWAY));
  }

  static StateFile state() {
    return new StateFile(data().state());
  }
}

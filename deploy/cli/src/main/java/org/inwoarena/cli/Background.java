package org.inwoarena.cli;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.inwoarena.local.Progress;
import org.inwoarena.local.process.ChildProcess;
import org.inwoarena.local.process.JavaCommand;
import org.inwoarena.local.process.Launch;
import org.inwoarena.local.process.StartFailure;
import org.inwoarena.local.supervise.PlatformState;

/** Starts {@code arena up} as a process of its own and shows its lines until it is ready. */
final class Background {

  private static final long POLL_MILLIS = 200;

  private final boolean fresh;
  private final Progress progress;
  private long shown;

  Background(boolean fresh, Progress progress) {
    this.fresh = fresh;
    this.progress = progress;
  }

  /** Returns once the platform is ready; fails if it could not be started. */
  void start() throws InterruptedException {
    var data = Home.data();
    data.make();
    var log = data.log("supervisor");
    try {
      Files.deleteIfExists(log);
    } catch (IOException e) {
      throw new StartFailure("cannot write the log %s: %s".formatted(log, e), e);
    }
    var supervisor =
        ChildProcess.start(new Launch("supervisor", command(), Map.of(), Home.repository(), log));
    while (!ready(supervisor)) {
      show(log);
      if (!supervisor.alive()) {
        show(log);
        throw new StartFailure("the platform did not start; logs are in " + log.getParent());
      }
      TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
    }
    show(log);
    Welcome.say(progress, Home.state().read().orElseThrow().url());
  }

  private static boolean ready(ChildProcess supervisor) {
    return Home.state()
        .read()
        .filter(state -> state.supervisor().pid() == supervisor.handle().pid())
        .filter(PlatformState::ready)
        .isPresent();
  }

  private List<String> command() {
    var options = List.of("-Xmx128m", "-Darena.home=" + Home.repository());
    var verb =
        fresh
            ? new String[] {"up", "--background", "--fresh"}
            : new String[] {"up", "--background"};
    return JavaCommand.of(Arena.class, options, verb);
  }

  private void show(Path log) {
    try (var file = new RandomAccessFile(log.toFile(), "r")) {
      var added = new byte[(int) (file.length() - shown)];
      file.seek(shown);
      file.readFully(added);
      int end = lastLine(added);
      shown += end;
      new String(added, 0, end, StandardCharsets.UTF_8).lines().forEach(progress::say);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int lastLine(byte[] text) {
    int end = text.length;
    while (end > 0 && text[end - 1] != '\n') {
      end--;
    }
    return end;
  }
}

package org.inwoarena.cli;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.inwoarena.local.LocalPlatform;
import org.inwoarena.local.Options;
import org.inwoarena.local.Progress;
import org.inwoarena.local.process.StartFailure;
import org.inwoarena.local.supervise.PlatformState;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code arena up}: starts everything and watches over it until Ctrl-C, or in the background. */
@Command(
    name = "up",
    description = "Starts the platform: PostgreSQL, Kafka, Keycloak and the five services.",
    mixinStandardHelpOptions = true)
final class UpCommand implements Callable<Integer> {

  @Option(names = "--detach", description = "Return when it is ready; 'arena down' stops it.")
  private boolean detach;

  @Option(names = "--fresh", description = "Delete all data first.")
  private boolean fresh;

  /** The process behind {@code --detach}: whoever started it prints the log-ins. */
  @Option(names = "--background", hidden = true)
  private boolean background;

  private final Progress progress = Progress.toStandardOutput();

  @Override
  public Integer call() throws InterruptedException {
    var running = Home.state().read().filter(PlatformState::supervised);
    if (running.isPresent()) {
      return alreadyRunning(running.get());
    }
    if (detach) {
      new Background(fresh, progress).start();
      return 0;
    }
    return foreground();
  }

  private int alreadyRunning(PlatformState state) {
    if (fresh) {
      throw new StartFailure("the platform runs: './arena down' first, then 'up --fresh'");
    }
    if (!state.ready()) {
      throw new StartFailure("the platform is being started already: see './arena status'");
    }
    progress.say("already running");
    Welcome.say(progress, state.url());
    return 0;
  }

  private int foreground() throws InterruptedException {
    var platform = LocalPlatform.prepare(Options.of(Home.repository()).withFresh(fresh));
    Runtime.getRuntime().addShutdownHook(new Thread(platform::stop, "stop"));
    platform.start();
    if (!background) {
      Welcome.say(progress, platform.url().toString());
    }
    // Ctrl-C and 'arena down' end the JVM by a signal.
    new CountDownLatch(1).await();
    return 0;
  }
}

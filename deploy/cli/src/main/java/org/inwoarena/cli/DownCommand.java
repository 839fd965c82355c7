package org.inwoarena.cli;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.inwoarena.local.Progress;
import org.inwoarena.local.process.ChildProcess;
import org.inwoarena.local.supervise.Leftovers;
import org.inwoarena.local.supervise.PlatformState;
import picocli.CommandLine.Command;

/** {@code arena down}: stops everything, also what a supervisor that was killed left behind. */
@Command(
    name = "down",
    description = "Stops the platform; its data stay.",
    mixinStandardHelpOptions = true)
final class DownCommand implements Callable<Integer> {

  private static final long PATIENCE_SECONDS = 120;

  private final Progress progress = Progress.toStandardOutput();

  @Override
  public Integer call() throws InterruptedException {
    var supervisor =
        Home.state().read().map(PlatformState::supervisor).flatMap(mark -> mark.find());
    if (supervisor.isPresent()) {
      stop(supervisor.get());
    }
    var left = Leftovers.clear(Home.state());
    if (!left.isEmpty()) {
      progress.say("killed %d processes left behind".formatted(left.size()));
    } else if (supervisor.isEmpty()) {
      progress.say("nothing was running");
    }
    return 0;
  }

  private void stop(ProcessHandle supervisor) {
    progress.timed("everything", () -> ended(supervisor) ? "stopped" : "killed");
  }

  /** Whether it ended by itself after it was asked to. */
  private static boolean ended(ProcessHandle supervisor) {
    supervisor.destroy();
    try {
      supervisor.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      return true;
    } catch (TimeoutException | ExecutionException e) {
      ChildProcess.kill(supervisor);
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}

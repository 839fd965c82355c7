package org.inwoarena.local.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs a helper program to its end; it does not outlive this JVM. */
public final class Tool {

  private Tool() {}

  /** Runs it; fails with its output if it does. */
  public static void run(Path folder, List<String> command) {
    try {
      var output = Files.createTempFile("arena-", ".out");
      try {
        int exit = runTo(output, folder, command);
        if (exit != 0) {
          throw new StartFailure(
              "%s failed (exit %d):%n%s"
                  .formatted(String.join(" ", command), exit, Files.readString(output).strip()));
        }
      } finally {
        Files.delete(output);
      }
    } catch (IOException e) {
      throw new StartFailure("cannot run %s: %s".formatted(command.getFirst(), e), e);
    }
  }

  private static int runTo(Path output, Path folder, List<String> command) throws IOException {
    var builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    var process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
    var guard = new Thread(() -> ChildProcess.kill(process.toHandle()));
    try {
      Runtime.getRuntime().addShutdownHook(guard);
      int exit = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(guard);
      return exit;
    } catch (InterruptedException e) {
      ChildProcess.kill(process.toHandle());
      Runtime.getRuntime().removeShutdownHook(guard);
      Thread.currentThread().interrupt();
      throw new StartFailure("interrupted while running " + command.getFirst(), e);
    } catch (IllegalStateException e) {
      // This JVM is ending; its hooks are fixed by now.
      ChildProcess.kill(process.toHandle());
      throw new StartFailure("stopped while running " + command.getFirst(), e);
    }
  }
}

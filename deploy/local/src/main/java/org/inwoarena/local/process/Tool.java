package org.inwoarena.local.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Runs a helper program to its end; it does not outlive this JVM. */
public final class Tool {

  private Tool() {}

  /** Runs it; fails with its output if it does. */
  public static void run(Path folder, List<String> command) {
    try {
      var builder =
          new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
      builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
      var process = builder.start();
      var guard = new Thread(() -> ChildProcess.kill(process.toHandle()));
      Runtime.getRuntime().addShutdownHook(guard);
      var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int exit = process.waitFor();
      Runtime.getRuntime().removeShutdownHook(guard);
      if (exit != 0) {
        throw new StartFailure(
            "%s failed:%n%s".formatted(String.join(" ", command), output.strip()));
      }
    } catch (IOException e) {
      throw new StartFailure("cannot run %s: %s".formatted(command.getFirst(), e), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StartFailure("interrupted while running " + command.getFirst(), e);
    } catch (IllegalStateException e) {
      throw new StartFailure("stopped while running " + command.getFirst(), e);
    }
  }
}

package org.inwoarena.local.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Command lines that run Java with the JDK of this process. */
public final class JavaCommand {

  /** Quick to start and small: the platform shares one machine. */
  private static final List<String> SMALL = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

  private JavaCommand() {}

  /** A main class on the class path of this JVM. */
  public static List<String> of(Class<?> main, List<String> options, String... arguments) {
    var command = java(options);
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(main.getName());
    command.addAll(List.of(arguments));
    return command;
  }

  /** A runnable jar. */
  public static List<String> of(Path jar, List<String> options) {
    var command = java(options);
    command.add("-jar");
    command.add(jar.toString());
    return command;
  }

  private static List<String> java(List<String> options) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(SMALL);
    command.addAll(options);
    return command;
  }
}

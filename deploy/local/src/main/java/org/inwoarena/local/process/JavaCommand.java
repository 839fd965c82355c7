package org.inwoarena.local.process;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Command lines that run Java with the JDK of this process. */
public final class JavaCommand {

  /** Quick to start and small: the platform shares one machine. */
  private static final List<String> SMALL = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

  private JavaCommand() {}

  /** A main class on the class path of this JVM. */
  public static List<String> of(Class<?> main, List<String> options, String... arguments) {
    var command = java(options);
    command.add("-cp");
    command.add(classPath());
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

  /** Absolute, since the child may run in another folder. */
  private static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static List<String> java(List<String> options) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(SMALL);
    command.addAll(options);
    return command;
  }
}

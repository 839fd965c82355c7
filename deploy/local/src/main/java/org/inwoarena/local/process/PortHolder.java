package org.inwoarena.local.process;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds out who holds a port, as far as {@code /proc} shows it to this user. */
public final class PortHolder {

  private static final String LISTEN = "0A";
  private static final int LOCAL_ADDRESS = 1;
  private static final int STATE = 3;
  private static final int INODE = 9;

  private PortHolder() {}

  /** Whether nobody listens on the port of this machine. */
  public static boolean free(int port) {
    try (var socket = new ServerSocket()) {
      socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** The process that listens on the port. */
  public static Optional<ProcessHandle> of(int port) {
    var sockets =
        Stream.of("/proc/net/tcp", "/proc/net/tcp6")
            .flatMap(table -> lines(Path.of(table)).stream())
            .map(line -> line.trim().split("\\s+"))
            .filter(row -> row.length > INODE && LISTEN.equals(row[STATE]))
            .filter(row -> row[LOCAL_ADDRESS].endsWith(":%04X".formatted(port)))
            .map(row -> "socket:[%s]".formatted(row[INODE]))
            .toList();
    return ProcessHandle.allProcesses()
        .filter(process -> holdsAny(process.pid(), sockets))
        .findFirst();
  }

  private static boolean holdsAny(long pid, List<String> sockets) {
    try (var open = Files.list(Path.of("/proc", Long.toString(pid), "fd"))) {
      return open.anyMatch(link -> sockets.contains(target(link)));
    } catch (IOException e) {
      return false;
    }
  }

  private static String target(Path link) {
    try {
      return Files.readSymbolicLink(link).toString();
    } catch (IOException e) {
      return "";
    }
  }

  private static List<String> lines(Path table) {
    try {
      return Files.readAllLines(table);
    } catch (IOException e) {
      return List.of();
    }
  }
}

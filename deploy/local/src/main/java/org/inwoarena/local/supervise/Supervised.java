package org.inwoarena.local.supervise;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.inwoarena.local.process.Await;
import org.inwoarena.local.process.ChildProcess;
import org.inwoarena.local.process.Server;
import org.inwoarena.local.process.StartFailure;
import org.inwoarena.local.supervise.PlatformState.ComponentState;
import org.inwoarena.local.supervise.PlatformState.Condition;

/** One component under watch: started again, with growing waits, when it dies or hangs. */
public final class Supervised {

  private static final Duration STOP_GRACE = Duration.ofSeconds(20);
  private static final double NANOS = 1e9;

  private final Server server;
  private final int port;
  private final Vigilance vigilance;
  private final Runnable changed;
  private final Consumer<String> report;
  private final Thread watcher;

  private volatile Optional<ChildProcess> child = Optional.empty();
  private volatile Condition condition = Condition.WAITING;
  private volatile Optional<String> lastFailure = Optional.empty();
  private volatile double seconds;
  private final AtomicInteger restarts = new AtomicInteger();
  private volatile boolean stopping;

  /**
   * Not started yet.
   *
   * @param changed called after every change of state
   * @param report told, in one line, of deaths and recoveries
   */
  public Supervised(
      Server server, int port, Vigilance vigilance, Runnable changed, Consumer<String> report) {
    this.server = server;
    this.port = port;
    this.vigilance = vigilance;
    this.changed = changed;
    this.report = report;
    this.watcher = Thread.ofPlatform().name("watch-" + server.name()).unstarted(this::watch);
  }

  /** Starts it, waits until it is ready and keeps an eye on it from then on. */
  public void start() {
    launch();
    watcher.start();
  }

  /** Stops watching, then the process. */
  public void stop() {
    synchronized (this) {
      stopping = true;
    }
    watcher.interrupt();
    join();
    child.ifPresent(process -> process.stop(server.stopSignal(), STOP_GRACE));
    child = Optional.empty();
    become(Condition.STOPPED);
  }

  /** Kills the process (SIGKILL), as an accident would; it will be started again. */
  public void kill() {
    child.ifPresent(
        process -> {
          process.kill();
          process.exit().join();
          become(Condition.RESTARTING);
        });
  }

  /** Whether it does its work at this moment. */
  public boolean ready() {
    return condition == Condition.READY && server.ready();
  }

  /** How it is at this moment. */
  public ComponentState state() {
    return new ComponentState(
        server.name(),
        condition,
        port,
        child.map(process -> ProcessMark.of(process.handle())),
        seconds,
        restarts.get(),
        lastFailure);
  }

  private void launch() {
    long begin = System.nanoTime();
    server.prepare();
    var started = startProcess();
    become(Condition.STARTING);
    Await.ready(started, server.startLimit(), server::ready);
    seconds = (System.nanoTime() - begin) / NANOS;
    become(Condition.READY);
  }

  /** Together with {@link #stop()}: no process is started that nobody would stop. */
  private synchronized ChildProcess startProcess() {
    if (stopping) {
      throw new StartFailure(server.name() + ": stopped while starting");
    }
    var started = ChildProcess.start(server.launch());
    child = Optional.of(started);
    return started;
  }

  private void become(Condition next) {
    condition = next;
    changed.run();
  }

  private void watch() {
    int failures = 0;
    while (!stopping) {
      long begin = System.nanoTime();
      var trouble = awaitTrouble();
      if (stopping || trouble.isEmpty()) {
        return;
      }
      boolean steady = System.nanoTime() - begin > vigilance.backoff().steady().toNanos();
      failures = restart(trouble.get(), steady ? 1 : failures + 1);
    }
  }

  /** Blocks until the process died or hangs; empty when watching is to end. */
  private Optional<String> awaitTrouble() {
    var watched = child.orElseThrow();
    int missed = 0;
    try {
      while (missed < vigilance.missedBeats()) {
        try {
          int exit = watched.exit().get(vigilance.beat().toMillis(), TimeUnit.MILLISECONDS);
          return Optional.of("died (exit %d)".formatted(exit));
        } catch (TimeoutException e) {
          missed = beat(missed);
        }
      }
      watched.kill();
      return Optional.of("did not answer %d times in a row".formatted(missed));
    } catch (InterruptedException e) {
      return Optional.empty();
    } catch (ExecutionException e) {
      return Optional.of("was lost: " + e.getCause());
    }
  }

  private int beat(int missed) {
    boolean live = server.live();
    var next = live ? Condition.READY : Condition.UNHEALTHY;
    if (next != condition) {
      become(next);
    }
    return live ? 0 : missed + 1;
  }

  /** Tries until it runs again; gives the number of failures in a row so far. */
  private int restart(String trouble, int failuresSoFar) {
    int failures = failuresSoFar;
    var reason = trouble;
    while (!stopping) {
      var wait = vigilance.backoff().after(failures);
      lastFailure = Optional.of(reason);
      report.accept(
          "%s %s; starting it again in %.1f s"
              .formatted(server.name(), reason, wait.toMillis() / 1e3));
      become(Condition.RESTARTING);
      try {
        TimeUnit.MILLISECONDS.sleep(wait.toMillis());
        restarts.incrementAndGet();
        launch();
        report.accept("%s is back after %.1f s".formatted(server.name(), seconds));
        return failures;
      } catch (StartFailure e) {
        reason = e.getMessage();
        failures++;
      } catch (InterruptedException e) {
        return failures;
      }
    }
    return failures;
  }

  private void join() {
    try {
      watcher.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

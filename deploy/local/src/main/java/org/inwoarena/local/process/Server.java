package org.inwoarena.local.process;

import java.time.Duration;

/** One part of the platform that runs as a process of its own. */
public interface Server {

  /** The name people know it by; also its log file's name. */
  String name();

  /** Makes what the process needs before it starts; does nothing where that was done before. */
  default void prepare() {}

  /** How to start the process. */
  Launch launch();

  /** Whether it does its work. */
  boolean ready();

  /** Whether it is worth keeping; a process that is not is restarted. */
  boolean live();

  /** How it is asked to stop. */
  default Signal stopSignal() {
    return Signal.TERM;
  }

  /** How long it may take to get ready. */
  Duration startLimit();

  /** Starts it and waits until it is ready. */
  default ChildProcess start() {
    prepare();
    var child = ChildProcess.start(launch());
    Await.ready(child, startLimit(), this::ready);
    return child;
  }
}

package org.inwoarena.local.process;

/** A component could not be started; the message tells the person at the keyboard what to do. */
public final class StartFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** With the explanation to print. */
  public StartFailure(String message) {
    super(message);
  }

  /** With the explanation to print and what led to it. */
  public StartFailure(String message, Throwable cause) {
    super(message, cause);
  }
}

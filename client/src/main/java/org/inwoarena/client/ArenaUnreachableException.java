package org.inwoarena.client;

/** No answer: the server is down, the network broke, or the answer was not HTTP we understand. */
public final class ArenaUnreachableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Tells what was tried and why it failed. */
  public ArenaUnreachableException(String attempt, Throwable cause) {
    super(attempt + ": " + (cause.getMessage() == null ? cause : cause.getMessage()), cause);
  }
}

package org.inwoarena.client;

/** Where bearer tokens come from. Implementations keep a token until shortly before it expires. */
public interface TokenSource {

  /**
   * A token that is good for at least a little while.
   *
   * @throws ArenaUnreachableException when the log-in server does not answer
   * @throws LoginFailedException when it refuses
   */
  String token();

  /** Forgets the token at hand, after a server refused it. */
  default void discard() {}
}

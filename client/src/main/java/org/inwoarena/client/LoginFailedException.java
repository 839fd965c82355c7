package org.inwoarena.client;

/** The log-in server refused: wrong secret, unknown client, denied or expired device code. */
public final class LoginFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String error;

  /** Keeps the OAuth error word and tells its description. */
  public LoginFailedException(String error, String description) {
    super("log-in refused: " + error + (description.isEmpty() ? "" : " (" + description + ")"));
    this.error = error;
  }

  /** The OAuth 2 error word, such as {@code invalid_client}. */
  public String error() {
    return error;
  }
}

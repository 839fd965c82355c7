package org.inwoarena.gateway.socket;

import io.quarkus.websockets.next.CloseReason;

/** Why the gateway closes a socket; a client knows by the code whether to come back. */
public enum CloseCode {
  /** A message longer than the limit. */
  TOO_BIG(1009, "message too big"),
  /** Something behind the gateway is down; come back in a moment. */
  TRY_AGAIN(1013, "try again later"),
  /** The token expired; log in again and come back with the last viewSeq. */
  TOKEN_EXPIRED(4401, "token expired"),
  /** There is no such match. */
  NO_SUCH_MATCH(4404, "no such match"),
  /** The client speaks another version of the protocol. */
  OTHER_PROTOCOL(4406, "protocol version not spoken here"),
  /** The client reads too slowly; come back with the last viewSeq. */
  TOO_SLOW(4408, "reads too slowly; resume with the last viewSeq");

  private final int code;
  private final String reason;

  CloseCode(int code, String reason) {
    this.code = code;
    this.reason = reason;
  }

  /** The number and the words, as they go into the close frame. */
  public CloseReason reason() {
    return new CloseReason(code, reason);
  }
}

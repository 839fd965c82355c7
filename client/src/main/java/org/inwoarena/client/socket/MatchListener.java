package org.inwoarena.client.socket;

import org.inwoarena.client.Problem;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.contracts.GameView.Reply;

/** Hears of a match, always on the socket's own thread, in the order things happened. */
public interface MatchListener {

  /** The socket exists and will connect; this is how to speak in the match. */
  default void opened(Voice voice) {}

  /** The server said who plays; comes again after every reconnect. */
  default void welcomed(Welcome welcome) {}

  /**
   * The view changed.
   *
   * @param part what changed, its prompts being the ones now open
   * @param table the whole view after it
   */
  default void changed(Part part, TableView table) {}

  /**
   * The view was replaced as a whole: at the start, or when the server no longer had the parts
   * since the last one seen.
   */
  default void replaced(Part snapshot, TableView table) {
    changed(snapshot, table);
  }

  /** A command was answered. A refusal changed nothing. */
  default void replied(Reply reply) {}

  /** The server could not make sense of something, or will not serve this socket. */
  default void troubled(Problem problem) {}

  /** The connection is gone; the socket is getting it back. */
  default void interrupted(String reason) {}
}

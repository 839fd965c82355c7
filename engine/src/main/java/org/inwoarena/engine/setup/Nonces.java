package org.inwoarena.engine.setup;

import java.util.Optional;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.chance.Hashes;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;

/** What the players add to chance: first the hash of a nonce, then the nonce. */
public final class Nonces {

  private static final int DIGITS = 64;

  private Nonces() {}

  /** Pledges. */
  public static Optional<Objection> pledge(Play play, int seat, Command.PledgeNonce command) {
    if (!Hashes.isHex(command.sha256())) {
      return Optional.of(Objection.BAD_HEX);
    }
    play.emit(new Event.NoncePledged(new Seat(seat), command.sha256()));
    return Optional.empty();
  }

  /** Reveals; zeros stand for a nonce that was not given and need no pledge. */
  public static Optional<Objection> reveal(Play play, int seat, Command.RevealNonce command) {
    var nonce = command.nonce();
    if (!Hashes.isHex(nonce)) {
      return Optional.of(Objection.BAD_HEX);
    }
    var pledge = play.game().seat(seat).pledge().orElseThrow();
    if (!nonce.equals(Hashes.ZEROS) && !Hashes.sha256OfHex(nonce).equals(pledge)) {
      return Optional.of(Objection.NONCE_NOT_PLEDGED);
    }
    play.emit(new Event.NonceRevealed(new Seat(seat), nonce));
    return Optional.empty();
  }

  /** The pledge of a seat that is out of time: that of zeros. */
  public static Command defaultPledge() {
    return new Command.PledgeNonce(Hashes.sha256OfHex(Hashes.ZEROS));
  }

  /** The nonce of a seat that is out of time: zeros. */
  public static Command defaultReveal() {
    return new Command.RevealNonce(Hashes.ZEROS);
  }

  /** The legal pledges. */
  public static void pledges(Moves moves) {
    moves.add("pledge-nonce", "sha256", new Slot.Hex(DIGITS));
  }

  /**
   * The legal revelations: the digits behind the seat's own pledge, which only the seat knows, or
   * zeros.
   */
  public static void reveals(Moves moves) {
    moves.add("reveal-nonce", "nonce", new Slot.Hex(DIGITS));
    moves.add("reveal-nonce", "nonce", Moves.words(Hashes.ZEROS));
  }
}

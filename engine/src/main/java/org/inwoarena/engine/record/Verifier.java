package org.inwoarena.engine.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.chance.Hashes;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.event.Event;

/**
 * Recomputes a record: nobody has to trust the server that wrote it. Commitments must match the
 * seeds, nonces their pledges, and the actions under these seeds must lead to the same events.
 */
public final class Verifier {

  private final Catalogue catalogue;

  /** A verifier with the card data that comes with the engine. */
  public Verifier() {
    this(Catalogue.load());
  }

  /** A verifier with that card data. */
  public Verifier(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * Everything that does not hold; empty for a good record.
   *
   * @param commitments hashes by stream, as they were published before the game
   */
  public List<Finding> verify(GameRecord record, Map<String, String> commitments) {
    var findings = new ArrayList<Finding>();
    commitments(record, commitments, findings);
    nonces(record, findings);
    if (!record.catalogue().equals(catalogue.hash())) {
      findings.add(new Finding("other-catalogue", "played with card data " + record.catalogue()));
    }
    if (!record.engine().equals(Engine.VERSION)) {
      findings.add(new Finding("other-engine", "decided by engine version " + record.engine()));
    }
    if (findings.isEmpty()) {
      replay(record, findings);
    }
    return List.copyOf(findings);
  }

  private static void commitments(
      GameRecord record, Map<String, String> published, List<Finding> findings) {
    var hashes = record.seeds().commitments();
    if (!hashes.equals(record.setup().commitments())) {
      findings.add(new Finding("seeds-changed", "the seeds do not match the record's own hashes"));
    }
    if (published.isEmpty()) {
      findings.add(new Finding("no-commitments", "no published commitments were given"));
    }
    published.forEach(
        (stream, hash) -> {
          if (!hash.equals(hashes.get(stream))) {
            findings.add(
                new Finding(
                    "commitment-broken", "the seed of " + stream + " is not the committed one"));
          }
        });
  }

  private static void nonces(GameRecord record, List<Finding> findings) {
    var pledges = new TreeMap<Integer, String>();
    for (var event : record.events()) {
      if (event instanceof Event.NoncePledged(var seat, var sha256)) {
        pledges.put(seat.index(), sha256);
      }
      if (event instanceof Event.NonceRevealed(var seat, var nonce)
          && !nonce.equals(Hashes.ZEROS)
          && !Hashes.sha256OfHex(nonce).equals(pledges.get(seat.index()))) {
        findings.add(
            new Finding("nonce-not-pledged", "the nonce of seat " + seat.index() + " was changed"));
      }
    }
  }

  private void replay(GameRecord record, List<Finding> findings) {
    var replay = new Replay(new Engine(catalogue), record);
    var wrong = replay.run(record);
    if (wrong.isPresent()) {
      findings.add(wrong.get());
    } else {
      compare(record.events(), replay.events(), findings);
    }
  }

  private static void compare(
      List<Event> recorded, List<Event> recomputed, List<Finding> findings) {
    var common = Math.min(recorded.size(), recomputed.size());
    for (var i = 0; i < common; i++) {
      if (!recorded.get(i).equals(recomputed.get(i))) {
        findings.add(
            new Finding(
                "event-differs",
                "event %d: recorded %s, recomputed %s"
                    .formatted(i + 1, recorded.get(i), recomputed.get(i))));
        return;
      }
    }
    if (recorded.size() != recomputed.size()) {
      findings.add(
          new Finding(
              "events-missing",
              "%d events recorded, %d recomputed".formatted(recorded.size(), recomputed.size())));
    }
  }
}

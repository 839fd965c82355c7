package org.inwoarena.client.bots;

import java.security.SecureRandom;
import java.util.SortedMap;
import java.util.random.RandomGenerator;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.PromptKind;

/**
 * Plays any legal move: first a family, then every slot, each choice equally likely. Its moves
 * follow from the seed of its generator; its nonce never does.
 */
public final class RandomBot implements Bot {

  private final RandomGenerator random;
  private final MoveFamilies families = new MoveFamilies();
  private final Nonce nonce;

  /** A bot for one game. */
  public RandomBot(RandomGenerator random, SecureRandom secrets) {
    this.random = random;
    this.nonce = Nonce.random(secrets);
  }

  @Override
  public Command answer(Prompt prompt, SortedMap<String, Entity> view) {
    if (prompt.kind() == PromptKind.PLEDGE) {
      return new Command.PledgeNonce(nonce.pledge());
    }
    if (prompt.kind() == PromptKind.REVEAL) {
      return new Command.RevealNonce(nonce.hex());
    }
    var open = prompt.moves().stream().filter(family -> MoveFamilies.count(family) > 0).toList();
    return open.isEmpty()
        ? prompt.onTimeout()
        : families.any(open.get(random.nextInt(open.size())), random);
  }
}

package org.inwoarena.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.inwoarena.engine.deck.CardPool;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.Formats;
import org.inwoarena.engine.deck.PoolDealer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * {@code arena deck pool}: deals a pool of a sealed event again, so that nobody has to trust it.
 */
@Command(
    name = "pool",
    description = {
      "Deals a player's pool of a sealed event from the revealed seed, one card id a line.",
      "Exit code 1 if the seed is not the one that was committed to."
    },
    mixinStandardHelpOptions = true)
final class DeckPool implements Callable<Integer> {

  private static final String HEX = "[0-9a-f]{64}";

  @Spec private CommandSpec spec;

  @Option(names = "--seed", required = true, paramLabel = "HEX", description = "As revealed.")
  private String seed = "";

  @Option(names = "--series", required = true, paramLabel = "ID", description = "Of the pools.")
  private String series = "";

  @Option(names = "--player", required = true, paramLabel = "ID", description = "Whose pool.")
  private String player = "";

  @Option(
      names = "--format",
      defaultValue = "sealed@1",
      description = "The version of the format that was dealt.")
  private String format = "";

  @Option(names = "--commitment", paramLabel = "HEX", description = "As published before.")
  private Optional<String> commitment = Optional.empty();

  @Override
  public Integer call() {
    if (!seed.matches(HEX)) {
      throw new ParameterException(spec.commandLine(), "a seed is 64 hex digits");
    }
    var published = commitment.filter(hash -> !hash.equals(PoolDealer.commitment(seed)));
    if (published.isPresent()) {
      spec.commandLine().getErr().println("BAD: the seed's hash is not " + published.get());
      return 1;
    }
    var list = new PoolDealer(Catalogue.load()).deal(dealt(), seed, series, player);
    list.cards().forEach(spec.commandLine().getOut()::println);
    spec.commandLine().getOut().flush();
    return 0;
  }

  private CardPool.Dealt dealt() {
    return Formats.load()
        .find(format)
        .map(found -> found.pool())
        .filter(CardPool.Dealt.class::isInstance)
        .map(CardPool.Dealt.class::cast)
        .orElseThrow(
            () -> new ParameterException(spec.commandLine(), "no pools are dealt for " + format));
  }
}

package org.inwoarena.cli;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.inwoarena.cli.ratings.Recomputation;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.client.ArenaUnreachableException;
import org.inwoarena.client.LadderApi;
import org.inwoarena.client.ProblemException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code arena ratings}: proofs about ladders. */
@Command(
    name = "ratings",
    description = "Proofs about the ladders of a running platform.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "VERB",
    subcommands = RatingsCommand.Recompute.class)
final class RatingsCommand {

  private static final int PAGE = 200;

  /** {@code arena ratings recompute}. */
  @Command(
      name = "recompute",
      description = {
        "Computes every rating anew from the results in the ladder's public book and holds it"
            + " against what is stored.",
        "Exit code 0 if nothing differs, 1 if something does or the platform cannot be reached."
      },
      mixinStandardHelpOptions = true)
  static final class Recompute implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Option(names = "--ladder", description = "One ladder only; all by default.")
    private Optional<String> ladder = Optional.empty();

    @Option(names = "--url", description = "The gateway; the platform on this machine by default.")
    private Optional<URI> url = Optional.empty();

    @Override
    public Integer call() {
      var gateway = url.orElseGet(Home::gateway);
      try (var http = ArenaClient.newHttpClient()) {
        var ladders = ArenaClient.anonymous(http, gateway).ladders();
        var ids = ladder.map(List::of).orElseGet(() -> all(ladders));
        return ids.stream().filter(id -> !proven(ladders, id)).count() == 0 ? 0 : 1;
      } catch (ArenaUnreachableException | ProblemException failure) {
        spec.commandLine().getErr().println("arena: " + failure.getMessage());
        return 1;
      }
    }

    private static List<String> all(LadderApi ladders) {
      return ladders.all().stream().map(LadderApi.Ladder::id).toList();
    }

    private boolean proven(LadderApi ladders, String id) {
      var recomputation = new Recomputation();
      recomputation.read(after -> ladders.book(id, after));
      recomputation.compare(table(ladders, id));
      recomputation.differences().forEach(this::say);
      say(
          "%s: %d entries, %d players: %s"
              .formatted(
                  id,
                  recomputation.entries(),
                  recomputation.players(),
                  recomputation.differences().isEmpty()
                      ? "every rating follows from the results"
                      : recomputation.differences().size() + " differences"));
      return recomputation.differences().isEmpty();
    }

    private static List<LadderApi.Standing> table(LadderApi ladders, String id) {
      var table = new ArrayList<LadderApi.Standing>();
      var total = ladders.leaderboard(id, 0, 1).total();
      for (var page = 0; (long) page * PAGE < total; page++) {
        table.addAll(ladders.leaderboard(id, page, PAGE).items());
      }
      return table;
    }

    private void say(String line) {
      spec.commandLine().getOut().println(line);
    }
  }
}

package org.inwoarena.cli;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.inwoarena.cli.demo.DemoBot;
import org.inwoarena.cli.demo.DemoMatch;
import org.inwoarena.cli.demo.DemoReport;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.client.ArenaUnreachableException;
import org.inwoarena.client.LoginFailedException;
import org.inwoarena.client.OidcTokens;
import org.inwoarena.client.ProblemException;
import org.inwoarena.local.Options;
import org.inwoarena.local.Port;
import org.inwoarena.local.Progress;
import org.inwoarena.local.Secrets;
import org.inwoarena.local.supervise.PlatformState;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code arena demo}: two bots play a rated match before a spectator, and everything is checked.
 */
@Command(
    name = "demo",
    description = {
      "Two bots log in, register a deck each, queue, and play a whole rated match while an"
          + " anonymous spectator watches.",
      "Exit code 0 only if every check held."
    },
    mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {

  private static final List<String> BOTS = List.of("bot-1", "bot-2");

  @Option(
      names = "--decks",
      arity = "2",
      paramLabel = "FILE",
      description = "Deck files to play, LackeyCCG or plain text; otherwise two of deploy/decks.")
  private List<Path> decks = List.of();

  @Option(names = "--ladder", description = "The ladder to play on; ${DEFAULT-VALUE} by default.")
  private String ladder = "preview";

  private final Progress progress = Progress.toStandardOutput();

  @Override
  public Integer call() throws Exception {
    ensureUp();
    var files = decks.isEmpty() ? shipped() : decks;
    var report = new DemoReport(progress::say);
    try (var match = new DemoMatch(Home.gateway(), ladder, report)) {
      for (var seat = 0; seat < BOTS.size(); seat++) {
        match.enter(bot(BOTS.get(seat)), files.get(seat));
      }
      match.play();
      match.check(Home.data().root().resolve("records"));
    } catch (ProblemException
        | ArenaUnreachableException
        | LoginFailedException
        | IllegalStateException e) {
      report.stopped(e.getMessage());
    }
    return report.close() ? 0 : 1;
  }

  private void ensureUp() throws InterruptedException {
    var ready = Home.state().read().filter(PlatformState::supervised).filter(PlatformState::ready);
    if (ready.isEmpty()) {
      progress.say("the platform is not running: starting it");
      new Background(false, progress).start();
    }
  }

  private static List<Path> shipped() {
    var folder = Home.repository().resolve("deploy/decks");
    return List.of(folder.resolve("night-shift.txt"), folder.resolve("open-skies.txt"));
  }

  private static DemoBot bot(String name) {
    var http = ArenaClient.newHttpClient();
    var realm =
        URI.create(Options.of(Home.repository()).ports().url(Port.KEYCLOAK) + "/realms/inwo-arena");
    var secret = Secrets.in(Home.data()).client(name);
    var tokens = OidcTokens.clientCredentials(http, realm, name, secret);
    return new DemoBot(name, ArenaClient.of(http, Home.gateway(), tokens));
  }
}

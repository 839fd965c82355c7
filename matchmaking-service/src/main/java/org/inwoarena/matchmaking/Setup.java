package org.inwoarena.matchmaking;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.inwoarena.contracts.Clocks;
import org.inwoarena.matchmaking.MatchmakingConfig.ClockSettings;
import org.inwoarena.matchmaking.MatchmakingConfig.LadderSettings;
import org.inwoarena.matchmaking.challenge.RematchRules;
import org.inwoarena.matchmaking.challenge.Stakes;
import org.inwoarena.matchmaking.conduct.DailyCap;
import org.inwoarena.matchmaking.conduct.Doubling;
import org.inwoarena.matchmaking.conduct.QuitRules;
import org.inwoarena.matchmaking.match.CasualPlay;
import org.inwoarena.matchmaking.match.Ladder;
import org.inwoarena.matchmaking.match.Ladders;
import org.inwoarena.matchmaking.queue.Discipline;
import org.inwoarena.matchmaking.queue.Matcher;
import org.inwoarena.matchmaking.queue.Patience;
import org.inwoarena.matchmaking.webhook.Persistence;
import org.inwoarena.tournament.life.Deciding;
import org.inwoarena.tournament.pairing.SwissPairing;
import org.inwoarena.tournament.pairing.matching.BlossomSolver;
import org.inwoarena.tournament.pairing.matching.TimeLimit;

/** Hands the domain what is configured. */
class Setup {

  private static final Duration PAIRING_TAKES_AT_MOST = Duration.ofSeconds(20);

  /** Server time, as fine as PostgreSQL keeps it. */
  @Produces
  @Singleton
  InstantSource clock() {
    return () -> Instant.now().truncatedTo(ChronoUnit.MICROS);
  }

  @Produces
  @Singleton
  SecureRandom random() {
    return new SecureRandom();
  }

  @Produces
  @Singleton
  Patience patience(MatchmakingConfig config) {
    var window = config.window();
    return new Patience(
        window.points(), window.widening(), window.anybodyAfter(), window.rematchAfter());
  }

  @Produces
  @Singleton
  Matcher matcher(Patience patience) {
    return new Matcher(patience);
  }

  @Produces
  @Singleton
  Deciding deciding() {
    return new Deciding(
        new SwissPairing(new TimeLimit(new BlossomSolver(), PAIRING_TAKES_AT_MOST)));
  }

  @Produces
  @Singleton
  Persistence persistence(MatchmakingConfig config) {
    var webhooks = config.webhooks();
    return new Persistence(
        webhooks.firstWait(),
        webhooks.longestWait(),
        webhooks.disableAfter(),
        webhooks.giveUpAfter());
  }

  @Produces
  @Singleton
  Discipline discipline(MatchmakingConfig config) {
    var ban = config.ban();
    return new Discipline(new Doubling(ban.first(), ban.longest()), ban.forgottenAfter());
  }

  @Produces
  @Singleton
  DailyCap dailyCap(MatchmakingConfig config) {
    return new DailyCap(config.cap().games(), config.cap().within());
  }

  @Produces
  @Singleton
  RematchRules rematchRules(MatchmakingConfig config) {
    return new RematchRules(config.rematchWithin());
  }

  @Produces
  @Singleton
  QuitRules quitRules(MatchmakingConfig config) {
    var quits = config.quits();
    return new QuitRules(
        quits.earlyTurns(),
        quits.window(),
        quits.free(),
        new Doubling(quits.first(), quits.longest()));
  }

  @Produces
  @Singleton
  Ladders ladders(MatchmakingConfig config) {
    return new Ladders(
        config.ladders().entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(entry -> ladder(entry.getKey(), entry.getValue()))
            .toList());
  }

  @Produces
  @Singleton
  CasualPlay casualPlay(MatchmakingConfig config) {
    var casual = config.casual();
    return new CasualPlay(
        casual.ruleSets(), casual.format(), casual.cards(), clocks(casual.clocks()));
  }

  private static Ladder ladder(String id, LadderSettings settings) {
    if (!settings.ruleSet().equals(Stakes.RATED_RULES)) {
      throw new IllegalArgumentException(
          "ladder %s: rated matches are played under %s, not %s"
              .formatted(id, Stakes.RATED_RULES, settings.ruleSet()));
    }
    return new Ladder(
        id,
        settings.name(),
        settings.ruleSet(),
        settings.cards(),
        settings.format(),
        clocks(settings.clocks()));
  }

  private static Clocks clocks(ClockSettings settings) {
    return new Clocks(settings.bank(), settings.grace(), settings.cap());
  }
}

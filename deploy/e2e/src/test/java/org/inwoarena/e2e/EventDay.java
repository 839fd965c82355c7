package org.inwoarena.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.client.EventApi;
import org.inwoarena.client.bots.Bot;
import org.inwoarena.client.bots.BotSeat;
import org.inwoarena.client.bots.RandomBot;
import org.inwoarena.client.event.Event;
import org.inwoarena.client.event.EventAct;
import org.inwoarena.client.event.EventRound;
import org.inwoarena.client.event.EventRound.Outcome;
import org.inwoarena.client.event.EventRound.Table;
import org.inwoarena.client.socket.MatchSocket;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptKind;

/**
 * One event as everybody at it sees it: calls through the gateway, matches on their sockets.
 *
 * @param players in the order of their entries; the first is number 1
 */
record EventDay(Arena arena, String id, List<Contestant> players) {

  /** Three times what the clock of somebody runs who does not come. */
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  /** The event's calls, for those who only look. */
  EventApi events() {
    return arena.visitor().events();
  }

  void act(ArenaClient who, EventAct act) {
    who.events().act(id, act);
  }

  /** Enters and brings his deck. */
  void enters(Contestant who) {
    var events = who.client().events();
    events.enter(id, Optional.empty());
    Contestant.onceRegistered(() -> events.bringDeck(id, who.registrationId()));
  }

  /** Waits until the event has come so far. */
  void until(Predicate<Event> point) {
    await().atMost(PATIENCE).until(() -> events().find(id), point);
  }

  Contestant player(int number) {
    return players.get(number - 1);
  }

  int number(Event.Player player) {
    return players.stream().map(Contestant::id).toList().indexOf(player.id()) + 1;
  }

  /** Who meets whom in a round: the lower number in front. */
  List<String> pairs(int round) {
    return tables(round).map(table -> pair(both(table))).sorted().toList();
  }

  /** The table two play at. */
  Table table(int round, int one, int other) {
    return tables(round)
        .filter(table -> both(table).containsAll(List.of(one, other)))
        .findAny()
        .orElseThrow();
  }

  EventRound round(int round) {
    return events().round(id, round);
  }

  Stream<Table> tables(int round) {
    return round(round).tables().stream();
  }

  private List<Integer> both(Table table) {
    return List.of(number(table.first()), number(table.second()));
  }

  private static String pair(List<Integer> both) {
    return both.stream().sorted().map(String::valueOf).reduce("%s-%s"::formatted).orElseThrow();
  }

  /**
   * Tables at which people play at the same time, as they do: all clocks of a round run from its
   * start, and whoever sat down only when another table is done could have lost by then.
   */
  static void atOnce(Runnable... tables) {
    try (var room = Executors.newCachedThreadPool()) {
      CompletableFuture.allOf(
              Arrays.stream(tables)
                  .map(table -> CompletableFuture.runAsync(table, room))
                  .toArray(CompletableFuture[]::new))
          .join();
    }
  }

  /** Both sit down, and the loser gives up in his first turn. */
  void beats(int round, int winner, int loser) {
    var match = match(round, winner, loser);
    try (var winning = sit(player(winner), match, bot());
        var losing = sit(player(loser), match, givingUp(bot()))) {
      ends(round, winner, loser, "3:0");
    }
  }

  /** One sits down, and waits for the other in vain. */
  void waitsInVain(int round, int present, int absent) {
    try (var socket = sit(player(present), match(round, present, absent), bot())) {
      ends(round, present, absent, "1:0 forfeit");
    }
  }

  /** One leaves the event while the match is on. */
  void leaves(int round, int leaver, int opponent) {
    try (var left = sit(player(opponent), match(round, leaver, opponent), bot())) {
      player(leaver).client().events().drop(id);
      ends(round, opponent, leaver, "1:0 forfeit");
    }
  }

  /** Waits for a result and compares it; the winner's half of it stands in front. */
  private void ends(int round, int winner, int loser, String score) {
    var done =
        await()
            .atMost(PATIENCE)
            .until(() -> table(round, winner, loser), table -> !table.results().isEmpty());
    var told = number(done.first()) == winner ? score : turned(score);
    assertThat(done.results())
        .as("%d beats %d in round %d", winner, loser, round)
        .extracting(Outcome::score)
        .containsExactly(told);
  }

  private static String turned(String score) {
    return new StringBuilder(score.substring(0, 3)).reverse() + score.substring(3);
  }

  /** The match two play, once it has been made. */
  private String match(int round, int one, int other) {
    return await()
        .atMost(PATIENCE)
        .until(() -> table(round, one, other).matches(), matches -> !matches.isEmpty())
        .getFirst();
  }

  private static MatchSocket sit(Contestant who, String match, Bot bot) {
    var client = who.client();
    return MatchSocket.open(
        client.http(), client.socket("/ws/matches/" + match), client.tokens(), new BotSeat(bot));
  }

  private static Bot bot() {
    return new RandomBot(new Random(1), new SecureRandom());
  }

  private static Bot givingUp(Bot bot) {
    return (prompt, view) ->
        prompt.kind() == PromptKind.MAIN ? new Command.Concede() : bot.answer(prompt, view);
  }
}

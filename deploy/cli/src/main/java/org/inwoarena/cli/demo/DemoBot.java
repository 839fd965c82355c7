package org.inwoarena.cli.demo;

import java.security.SecureRandom;
import java.util.Optional;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.client.PlayerApi.Player;
import org.inwoarena.client.ProblemException;
import org.inwoarena.client.QueueApi;
import org.inwoarena.client.bots.BotSeat;
import org.inwoarena.client.bots.SimpleBot;
import org.inwoarena.client.socket.MatchListener;
import org.inwoarena.client.socket.MatchSocket;
import org.inwoarena.client.socket.TableView;
import org.inwoarena.client.socket.Voice;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.engine.api.Command;

/** One bot of the demonstration, from its log-in to its seat. */
public final class DemoBot implements AutoCloseable {

  private final String name;
  private final ArenaClient arena;
  private final BotSeat seat = new BotSeat(new SimpleBot(new SecureRandom()));
  private Optional<Player> profile = Optional.empty();
  private Optional<String> registration = Optional.empty();
  private Optional<MatchSocket> socket = Optional.empty();

  /** A bot by its client's name. */
  public DemoBot(String name, ArenaClient arena) {
    this.name = name;
    this.arena = arena;
  }

  String name() {
    return name;
  }

  ArenaClient arena() {
    return arena;
  }

  BotSeat seat() {
    return seat;
  }

  Player profile() {
    return profile.orElseThrow();
  }

  MatchSocket socket() {
    return socket.orElseThrow();
  }

  /** Logs in, leaves behind what an interrupted demonstration left, and registers a deck. */
  void enter(String deckName, String deckFile, DemoReport report) {
    profile = Optional.of(arena.players().me());
    leaveOldBusiness(report);
    var deck = arena.decks().importText(deckName, deckFile);
    registration = Optional.of(arena.decks().register(deck.id()).registrationId());
    // The registration is what is played; the deck itself would only pile up.
    arena.decks().delete(deck.id());
    report.say(
        "%s is logged in as %s and registered %s (%d cards)",
        name, profile().handle(), deckName, deck.size());
  }

  private void leaveOldBusiness(DemoReport report) {
    var position = arena.queue().position();
    position.matchId().ifPresent(match -> concede(match, report));
    position.tickets().forEach(ticket -> arena.queue().leave(ticket.ticketId()));
  }

  /** A player has one rated match at a time: an unfinished one is given up. */
  private void concede(String matchId, DemoReport report) {
    report.say("%s concedes match %s, left by an earlier run", name, matchId);
    var leaving = new Leaving();
    try (var old =
        MatchSocket.open(
            arena.http(), arena.socket("/ws/matches/" + matchId), arena.tokens(), leaving)) {
      Waiting.until(
          "the old match ends", () -> old.table().result().isPresent() && free(), Waiting.SHORT);
    }
  }

  private boolean free() {
    return arena.queue().position().matchId().isEmpty();
  }

  /** Concedes as soon as the table is seen. */
  private static final class Leaving implements MatchListener {
    private Optional<Voice> voice = Optional.empty();

    @Override
    public void opened(Voice given) {
      voice = Optional.of(given);
    }

    @Override
    public void changed(Part part, TableView table) {
      if (table.result().isEmpty()) {
        voice.ifPresent(v -> v.act(new Command.Concede()));
        voice = Optional.empty();
      }
    }
  }

  void queue(String ladder) {
    var ticket = Waiting.find(name + " may queue with its deck", () -> join(ladder), Waiting.SHORT);
    if (!ticket.state().equals("waiting")) {
      throw new IllegalStateException(name + " should wait in the queue: " + ticket);
    }
  }

  /** The queue hears of a new registration a moment later. */
  private Optional<QueueApi.Ticket> join(String ladder) {
    try {
      return Optional.of(arena.queue().join(ladder, registration.orElseThrow()));
    } catch (ProblemException.Conflict refused) {
      if (refused.problem().code().equals("registration-unknown")) {
        return Optional.empty();
      }
      throw refused;
    }
  }

  /** An offer to answer, if one is open. */
  Optional<QueueApi.Offer> offer() {
    return arena.queue().position().offer();
  }

  /** Accepts an offer; the match it became, once both did. */
  Optional<String> accept(String offerId) {
    try {
      return arena.queue().accept(offerId).matchId();
    } catch (ProblemException.Conflict tooLate) {
      return arena.queue().offer(offerId).matchId();
    }
  }

  void sitDown(String matchId) {
    socket =
        Optional.of(
            MatchSocket.open(
                arena.http(), arena.socket("/ws/matches/" + matchId), arena.tokens(), seat));
  }

  @Override
  public void close() {
    socket.ifPresent(MatchSocket::close);
  }
}

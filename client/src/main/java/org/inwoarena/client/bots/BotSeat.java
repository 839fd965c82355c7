package org.inwoarena.client.bots;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.inwoarena.client.Problem;
import org.inwoarena.client.socket.MatchListener;
import org.inwoarena.client.socket.TableView;
import org.inwoarena.client.socket.Voice;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.contracts.GameView.Reply;
import org.inwoarena.contracts.GameView.TimedPrompt;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.PromptId;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Seats a bot at a match: answers every prompt once, and ends with the game's result. */
public final class BotSeat implements MatchListener {

  private static final Logger LOG = LoggerFactory.getLogger(BotSeat.class);

  private static final String PAUSED = "match-paused";

  private final Bot bot;
  private final Set<PromptId> answered = new HashSet<>();
  private final Set<PromptId> defaulted = new HashSet<>();
  private final Map<String, Prompt> asked = new HashMap<>();
  private final CompletableFuture<Entity.Result> result = new CompletableFuture<>();

  private Optional<Voice> voice = Optional.empty();
  private TableView table = TableView.nothing();

  /** Seats a bot; the socket this listens to gives it its voice. */
  public BotSeat(Bot bot) {
    this.bot = bot;
  }

  /** Done when the game is over; fails when the bot cannot go on. */
  public CompletableFuture<Entity.Result> result() {
    return result;
  }

  @Override
  public void opened(Voice given) {
    voice = Optional.of(given);
  }

  @Override
  public void changed(Part part, TableView now) {
    table = now;
    now.result().ifPresent(result::complete);
    if (!result.isDone()) {
      now.prompts().stream().map(TimedPrompt::prompt).forEach(this::answer);
    }
  }

  private void answer(Prompt prompt) {
    if (answered.add(prompt.id())) {
      say(prompt, bot.answer(prompt, table.entities()));
    }
  }

  private void say(Prompt prompt, Command command) {
    LOG.debug("seat {} answers {} with {}", prompt.seat().index(), prompt.kind(), command);
    voice.ifPresent(v -> asked.put(v.answer(prompt.id(), command), prompt));
  }

  @Override
  public void replied(Reply reply) {
    var prompt = Optional.ofNullable(asked.remove(reply.commandId()));
    if (paused(reply)) {
      prompt.ifPresent(later -> answered.remove(later.id()));
    } else if (!reply.accepted()) {
      prompt.ifPresent(refused -> afterRefusal(refused, reply));
    }
  }

  /** A judge has stopped the match: the same prompt comes again, and is answered then. */
  private static boolean paused(Reply reply) {
    return reply.refusal().filter(refusal -> refusal.code().equals(PAUSED)).isPresent();
  }

  /**
   * A prompt may have been closed or reissued meanwhile; then a newer one is there or comes. One
   * that still stands gets its default; a refusal of that too is a fault nobody should play over.
   */
  private void afterRefusal(Prompt prompt, Reply reply) {
    LOG.info("seat {}: {} refused: {}", prompt.seat().index(), prompt.kind(), reply.refusal());
    var open = table.prompts().stream().anyMatch(t -> t.prompt().id().equals(prompt.id()));
    if (open && defaulted.add(prompt.id())) {
      say(prompt, prompt.onTimeout());
    } else if (open) {
      result.completeExceptionally(
          new IllegalStateException("the default of " + prompt + " was refused: " + reply));
    }
  }

  @Override
  public void troubled(Problem problem) {
    LOG.warn("the server says: {}", problem.describe());
  }
}

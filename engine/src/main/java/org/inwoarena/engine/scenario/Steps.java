package org.inwoarena.engine.scenario;

import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.chance.Hashes;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Question;
import org.inwoarena.engine.yaml.Node;

/** Carries out the steps of one case. */
final class Steps {

  /** A macro step that has not come to its end after so many commands never will. */
  private static final int PATIENCE = 500;

  private static final Set<PromptKind> PASSABLE =
      Set.of(
          PromptKind.RESPOND,
          PromptKind.NAME_AID,
          PromptKind.ANSWER,
          PromptKind.RELIEF,
          PromptKind.KNOCK,
          PromptKind.ANSWER_CLAIM,
          PromptKind.ANNOUNCE);

  private final Play play;
  private final Names names;
  private final CommandReader commands;
  private final Proofs proofs;
  private final Playing playing;

  Steps(Play play, Names names, Proofs proofs) {
    this.play = play;
    this.names = names;
    this.proofs = proofs;
    this.commands = new CommandReader(names);
    this.playing = new Playing(play, names);
  }

  void run(Node step) {
    switch (step) {
      case Node.Text(int line, String text) when CommandReader.isSpoken(text) -> spoken(step);
      case Node.Text(int line, String text) -> macro(text.strip(), step);
      case Node.Fields fields -> keyed(fields);
      case Node.Items items -> items.values().forEach(this::run);
    }
  }

  private void spoken(Node step) {
    done(step)
        .ifPresent(
            refusal -> {
              throw new Unmet(step, "refused: " + describe(refusal));
            });
  }

  /** Carries out what is said, a play with all its answers included; why it is refused. */
  private Optional<Refusal> done(Node step) {
    var said = commands.play(step);
    if (said.isPresent()) {
      return playing.carryOut(said.get(), step);
    }
    var pick = commands.pick(step);
    if (pick.isPresent()) {
      return playing.pick(pick.get().seat(), pick.get().what(), step);
    }
    var command = commands.read(step, play.game());
    return play.act(command.seat(), command.command(), step);
  }

  /** Why what is said would be refused now; nothing is carried out. */
  private Optional<Refusal> objection(Node step) {
    return play.trying(() -> done(step));
  }

  private void must(Seat seat, Command command, Node step) {
    play.act(seat, command, step)
        .ifPresent(
            refusal -> {
              throw new Unmet(step, "refused: " + describe(refusal));
            });
  }

  private static String describe(Refusal refusal) {
    return refusal.code()
        + " ("
        + refusal.clause()
        + ")"
        + (refusal.params().isEmpty() ? "" : " " + refusal.params());
  }

  private void macro(String text, Node step) {
    switch (text) {
      case "all pass" -> allPass(step);
      case "let it happen" -> letItHappen(step);
      case "end turn" -> endTurn(step);
      case "main phase" -> mainPhase(step);
      case "nonces" -> nonces(step);
      default ->
          throw step.flaw(
              "not a step: '"
                  + text
                  + "'; known: PLAYER: command, all pass, let it happen, end turn, main phase,"
                  + " nonces");
    }
  }

  /** Everybody who is asked passes until nobody is asked any more. */
  private void allPass(Node step) {
    for (var count = 0; count < PATIENCE; count++) {
      var open = asked(PASSABLE);
      if (open.isEmpty()) {
        return;
      }
      must(open.orElseThrow().seat(), new Command.Pass(), step);
    }
    throw step.flaw("still asked after " + PATIENCE + " passes");
  }

  /** Everybody passes until the plays under way are carried out; an attack below stays open. */
  private void letItHappen(Node step) {
    for (var count = 0; count < PATIENCE; count++) {
      var open = asked(PASSABLE);
      if (open.isEmpty() || !isAnswering()) {
        return;
      }
      must(open.orElseThrow().seat(), new Command.Pass(), step);
    }
    throw step.flaw("still asked after " + PATIENCE + " passes");
  }

  private boolean isAnswering() {
    var frames = play.game().frames();
    return !frames.isEmpty()
        && (frames.getLast() instanceof Frame.Use || frames.getLast() instanceof Frame.Occasion);
  }

  private Optional<Question> asked(Set<PromptKind> kinds) {
    return play.game().questions().stream().filter(q -> kinds.contains(q.kind())).findFirst();
  }

  /** The active player does nothing more, everybody passes, until the next turn has begun. */
  private void endTurn(Node step) {
    var turn = play.game().progress().turn();
    for (var count = 0; count < PATIENCE; count++) {
      if (play.game().over() || play.game().progress().turn() > turn) {
        return;
      }
      var open = play.game().questions().getFirst();
      must(open.seat(), idle(open.kind(), step), step);
    }
    throw step.flaw("the turn did not end after " + PATIENCE + " commands");
  }

  /** The active player skips the phases before the main one. */
  private void mainPhase(Node step) {
    var early = Set.of(PromptKind.PLOT_DRAW, PromptKind.GROUP_DRAW, PromptKind.TAKEOVER);
    for (var open = asked(early); open.isPresent(); open = asked(early)) {
      must(open.orElseThrow().seat(), new Command.Proceed(), step);
    }
  }

  private static Command idle(PromptKind kind, Node step) {
    return switch (kind) {
      case PLOT_DRAW, GROUP_DRAW, TAKEOVER -> new Command.Proceed();
      case MAIN -> new Command.Knock();
      case RESPOND, NAME_AID, ANSWER, RELIEF, KNOCK, ANSWER_CLAIM, ANNOUNCE -> new Command.Pass();
      case TRADE, ANSWER_TRADE -> new Command.Decline();
      case PLEDGE, REVEAL, ILLUMINATI, LEAD, PLACE, PICK, REDUCE, REDUCE_GOALS ->
          throw new Unmet(step, "the turn cannot end before a player answers: " + kind);
    };
  }

  /** Every seat pledges and reveals the nonce of zeros. */
  private void nonces(Node step) {
    for (var seat = 0; seat < names.players().size(); seat++) {
      must(new Seat(seat), new Command.PledgeNonce(Hashes.sha256OfHex(Hashes.ZEROS)), step);
    }
    for (var seat = 0; seat < names.players().size(); seat++) {
      must(new Seat(seat), new Command.RevealNonce(Hashes.ZEROS), step);
    }
  }

  private void keyed(Node.Fields fields) {
    switch (fields.values().keySet().iterator().next()) {
      case "refused" ->
          refused(fields.only("refused", "clause", "code", "clauses", "effect", "limit"));
      case "allowed" -> allowed(fields.only("allowed", "clauses", "effect", "limit"));
      case "dice" ->
          play.dice(
              fields.only("dice").get("dice").orElseThrow().items().stream()
                  .map(Node::number)
                  .toList());
      case "expect" -> expect(fields.only("expect", "clauses", "effect", "limit"));
      default -> spokenPair(fields);
    }
  }

  /** YAML reads an unquoted {@code A: pass} as an entry; it is meant as a command. */
  private void spokenPair(Node.Fields fields) {
    if (fields.values().size() != 1) {
      throw fields.flaw("not a step: " + fields.values().keySet());
    }
    var entry = fields.values().entrySet().iterator().next();
    spoken(new Node.Text(fields.line(), entry.getKey() + ": " + entry.getValue().text()));
  }

  private void expect(Node.Fields fields) {
    var wanted = fields.get("expect").orElseThrow();
    if (wanted.fields().values().isEmpty()) {
      throw wanted.flaw("nothing is expected here");
    }
    new Expectations(play, names, wanted, proofs).check();
    proofs.checked(fields, play.game());
  }

  private void allowed(Node.Fields fields) {
    fields.get("allowed").orElseThrow().items().forEach(this::allowed);
    proofs.checked(fields, play.game());
  }

  private void refused(Node.Fields fields) {
    for (var attempt : fields.get("refused").orElseThrow().items()) {
      var text = attempt instanceof Node.Fields pair ? joined(pair) : attempt;
      var refusal =
          objection(text)
              .orElseThrow(
                  () -> new Unmet(text, "should be refused, but is legal: " + text.text()));
      fields.get("clause").ifPresent(clause -> same("clause", clause, refusal.clause(), refusal));
      fields.get("code").ifPresent(code -> same("code", code, refusal.code(), refusal));
    }
    proofs.checked(fields, play.game());
    fields.get("clause").ifPresent(clause -> proofs.proves(clause.text()));
  }

  private static void same(String what, Node wanted, String is, Refusal refusal) {
    if (!wanted.text().equals(is)) {
      throw new Unmet(
          wanted,
          "refused by another " + what + " than " + wanted.text() + ": " + describe(refusal));
    }
  }

  private static Node joined(Node.Fields pair) {
    var entry = pair.values().entrySet().iterator().next();
    return new Node.Text(pair.line(), entry.getKey() + ": " + entry.getValue().text());
  }

  private void allowed(Node attempt) {
    var text = attempt instanceof Node.Fields pair ? joined(pair) : attempt;
    objection(text)
        .ifPresent(
            refusal -> {
              throw new Unmet(text, "should be legal, but is refused: " + describe(refusal));
            });
  }

  /** Used by expectations that speak of an event. */
  static boolean succeeded(Play play, Node at) {
    return play.last(Event.AttackResolved.class)
        .orElseThrow(() -> new Unmet(at, "no attack has been resolved yet"))
        .success();
  }
}

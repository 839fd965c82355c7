package org.inwoarena.engine.scenario;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Texts;
import org.inwoarena.engine.chance.Hashes;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Question;
import org.inwoarena.engine.yaml.Likeness;
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

  private static final Texts TEXTS = Texts.in(Locale.ENGLISH);

  private static final Map<String, BiConsumer<Steps, Node>> PLAIN = plainSteps();

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

  private static Map<String, BiConsumer<Steps, Node>> plainSteps() {
    var all = new LinkedHashMap<String, BiConsumer<Steps, Node>>();
    all.put("all pass", Steps::allPass);
    all.put("let it happen", Steps::letItHappen);
    all.put("main phase", Steps::mainPhase);
    all.put("end turn", Steps::endTurn);
    all.put("nonces", Steps::nonces);
    all.put("time is up", Steps::timeIsUp);
    return Collections.unmodifiableMap(all);
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

  /** The reason in words, with its code and clause. */
  private String describe(Refusal refusal) {
    var sentence = TEXTS.render(refusal.code(), refusal.params(), names::param);
    var choices = refusal.params().get(Playing.CHOICES);
    return sentence
        + (choices == null ? "" : " Asked is for one of " + choices + ".")
        + " ("
        + refusal.clause()
        + ", "
        + refusal.code()
        + ")";
  }

  /** The steps that are plain words. */
  static List<String> plain() {
    return List.copyOf(PLAIN.keySet());
  }

  private void macro(String text, Node step) {
    var macro = PLAIN.get(text);
    if (macro == null) {
      throw step.flaw(
          "not a step: '"
              + text
              + "'"
              + Likeness.hint(text, PLAIN.keySet())
              + "; known: \"PLAYER: command\", "
              + String.join(", ", PLAIN.keySet())
              + ", "
              + String.join(", ", Format.STEPS.keySet()));
    }
    macro.accept(this, step);
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
      case RESPOND, NAME_AID, ANSWER, RELIEF, KNOCK, ANSWER_CLAIM, ANNOUNCE, REVEAL_COPY ->
          new Command.Pass();
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

  /** The round's time is over. */
  private void timeIsUp(Node step) {
    play.host(new Command.CallTime(EndReason.LIMIT), step)
        .ifPresent(
            refusal -> {
              throw new Unmet(step, "refused: " + describe(refusal));
            });
  }

  private void keyed(Node.Fields fields) {
    var kind = Format.STEPS.keySet().stream().filter(fields.values()::containsKey).findFirst();
    if (kind.isEmpty()) {
      spokenPair(fields);
      return;
    }
    fields.only(Format.STEPS.get(kind.get()));
    switch (kind.get()) {
      case "refused" -> refused(fields);
      case "allowed" -> allowed(fields);
      case "dice" -> play.dice(numbers(fields, "dice"));
      case "lots" -> play.lots(numbers(fields, "lots"));
      default -> expect(fields);
    }
  }

  private static List<Integer> numbers(Node.Fields fields, String key) {
    return fields.get(key).orElseThrow().items().stream().map(Node::number).toList();
  }

  /** YAML reads an unquoted {@code A: pass} as an entry; it is meant as a command. */
  private void spokenPair(Node.Fields fields) {
    if (fields.values().size() != 1) {
      throw fields.flaw(
          "not a step: "
              + String.join(", ", fields.values().keySet())
              + "; a step is one of "
              + String.join(", ", Format.STEPS.keySet())
              + " or \"PLAYER: command\"");
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

  private void same(String what, Node wanted, String is, Refusal refusal) {
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

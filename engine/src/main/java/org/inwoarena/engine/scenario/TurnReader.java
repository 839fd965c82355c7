package org.inwoarena.engine.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.Deck;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.GameEdit;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Progress;
import org.inwoarena.engine.state.Question;
import org.inwoarena.engine.state.Used;
import org.inwoarena.engine.yaml.Node;

/** Whose turn it is, how far it has come, and what has been done in it. */
final class TurnReader {

  private final Names names;
  private final Node.Fields turn;

  TurnReader(Node.Fields root, Names names) {
    this.names = names;
    this.turn =
        root.get("turn")
            .map(node -> node.fields().only(Format.TURN))
            .orElseGet(() -> new Node.Fields(root.line(), Map.of()));
  }

  void read(GameEdit edit) {
    var active = seat("player");
    var starter = seat("starter");
    var phase =
        turn.get("phase").map(node -> CardSheet.word(Phase.values(), node)).orElse(Phase.MAIN);
    var round = turn.get("round").map(Node::number).orElse(PositionReader.TURNS_TAKEN + 1);
    var players = names.players().size();
    var inRound = Math.floorMod(active.index() - starter.index(), players) + 1;
    var number = turn.get("number").map(Node::number).orElse((round - 1) * players + inRound);
    edit.progress(new Progress(starter.index(), active.index(), number, round));
    edit.push(frame(active, phase));
    edit.questions(List.of(new Question(PromptId.LAID_OUT, active, asked(phase))));
    turn.get("used").ifPresent(used -> used.items().forEach(one -> used(one, edit)));
  }

  private Seat seat(String key) {
    return turn.get(key).map(node -> names.seat(node.text(), node)).orElse(new Seat(0));
  }

  private Frame.Turn frame(Seat active, Phase phase) {
    var offers =
        items("offers").stream().map(node -> names.seat(node.text(), node).index()).toList();
    var skips = items("skips").stream().map(node -> CardSheet.word(Deck.values(), node)).toList();
    return new Frame.Turn(
        active.index(), phase, is("bought-group"), is("took-resource"), offers, skips, List.of());
  }

  private boolean is(String key) {
    return turn.get(key).filter(node -> CardSheet.yes(node)).isPresent();
  }

  private List<Node> items(String key) {
    return turn.get(key).map(Node::items).orElse(List.of());
  }

  private PromptKind asked(Phase phase) {
    return switch (phase) {
      case PLOT_DRAW -> PromptKind.PLOT_DRAW;
      case GROUP_DRAW -> PromptKind.GROUP_DRAW;
      case TAKEOVER -> PromptKind.TAKEOVER;
      case MAIN -> PromptKind.MAIN;
      default ->
          throw turn.get("phase")
              .orElse(turn)
              .flaw("a scenario starts in phase plot-draw, group-draw, takeover or main");
    };
  }

  /** A use that counts against a limit of the card: the only one, or the one numbered. */
  private void used(Node node, GameEdit edit) {
    var fields =
        node instanceof Node.Fields entry
            ? entry.only(Format.USED)
            : new Node.Fields(node.line(), Map.of("card", node));
    var named = PositionReader.need(fields, "card");
    var game = edit.done();
    var card = names.card(named.text(), new Seat(0), game, named).value();
    var wanted = fields.get("ability").map(Node::number).orElse(1);
    var victim = fields.get("on").map(player -> names.seat(player.text(), player).index());
    var found = 0;
    var abilities = game.printed(card).text().abilities();
    for (var i = 0; i < abilities.size(); i++) {
      var limit = limit(abilities.get(i));
      if (limit.isPresent() && ++found == wanted) {
        var use =
            new Used(
                game.printed(card).id(),
                card,
                i,
                game.card(card).holder(),
                victim.orElse(-1),
                limit.get());
        edit.inForce(edit.inForce().with(use));
        return;
      }
    }
    throw node.flaw("'" + named.text() + "' has no such use with a limit");
  }

  private static Optional<Ability.Limit> limit(Ability ability) {
    return ability instanceof Ability.Usable usable ? usable.limit() : Optional.empty();
  }
}

package org.inwoarena.engine.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.inwoarena.engine.Action;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Decision;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.chance.Scripted;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Spot;
import org.inwoarena.engine.state.Zone;
import org.junit.jupiter.api.Test;

/** Branches that move (14.1). */
class PlacingTest {

  private static final Seat MOVER = new Seat(0);
  private final Engine engine = new Engine(Board.CATALOGUE);

  @Test
  void aPuppetHangsWithItsIncomingArrowAgainstTheMaster() {
    var board = Board.of("bavarian-illuminati", "discordian-society");
    var line = Board.group(Side.TOP, Side.RIGHT, Side.LEFT);
    var puppet = board.puppet(board.illuminati(0), Side.RIGHT, line);
    // The incoming arrow, printed on top, faces left: three quarter turns.
    assertThat(board.game().card(puppet.value()).spot())
        .isEqualTo(new Spot(board.illuminati(0).value(), Side.RIGHT, 3, 1, 0));
    assertThat(Structure.freeSides(board.game(), puppet.value()))
        .containsExactlyInAnyOrder(Side.TOP, Side.BOTTOM);
  }

  @Test
  void anArrowIsBlockedByAnyGroupInItsCell() {
    var board = Board.of("bavarian-illuminati", "discordian-society");
    var corner = Board.group(Side.TOP, Side.RIGHT, Side.LEFT);
    var right = board.puppet(board.illuminati(0), Side.RIGHT, corner);
    var above = board.puppet(right, Side.TOP, other(corner));
    // Above and left of it lies the cell over the Illuminati.
    assertThat(Structure.freeSides(board.game(), above.value())).contains(Side.LEFT);
    board.puppet(above, Side.LEFT, Board.group(Side.TOP));
    assertThat(Structure.isFree(board.game(), board.illuminati(0).value(), Side.TOP)).isFalse();
  }

  @Test
  void aBranchKeepsItsShapeWhenItMoves() {
    var board = Board.of("bavarian-illuminati", "discordian-society");
    var line = Board.group(Side.TOP, Side.RIGHT, Side.LEFT);
    var root = board.puppet(board.illuminati(0), Side.RIGHT, line);
    var puppet = board.puppet(root, Side.TOP, Board.group(Side.TOP));
    var after = move(board.game(), root, board.illuminati(0), Side.LEFT, root);
    assertThat(after.card(root.value()).spot().side()).isEqualTo(Side.LEFT);
    var spot = after.card(puppet.value()).spot();
    assertThat(List.of(spot.x(), spot.y())).containsExactly(-1, 1);
    assertThat(after.card(root.value()).tokens()).isZero();
    assertThat(after.card(puppet.value()).tokens()).isEqualTo(1);
  }

  @Test
  void whatFitsNowhereReturnsToTheHandAfterAMove() {
    var board = Board.of("bavarian-illuminati", "discordian-society");
    var illuminati = board.illuminati(0);
    var right = board.puppet(illuminati, Side.RIGHT, Board.group(Side.TOP, Side.RIGHT, Side.LEFT));
    var above = board.puppet(right, Side.TOP, other(Board.group(Side.TOP, Side.RIGHT, Side.LEFT)));
    // A Group with one arrow to the printed left; under the Illuminati's top it points right there.
    var mover = board.puppet(illuminati, Side.LEFT, Board.group(Side.TOP, Side.LEFT));
    var lost = board.puppet(mover, arrow(board.game(), mover), Board.group(Side.TOP));
    var after = move(board.game(), mover, illuminati, Side.TOP, illuminati);
    var spot = after.card(mover.value()).spot();
    assertThat(List.of(spot.x(), spot.y())).containsExactly(0, -1);
    assertThat(above).isNotNull();
    var arrow = Structure.hasArrow(after, mover.value(), Side.RIGHT);
    assertThat(after.card(lost.value()).zone()).isEqualTo(arrow ? Zone.HAND : Zone.STRUCTURE);
    assertThat(after.card(lost.value()).tokens()).isEqualTo(arrow ? 0 : 1);
  }

  private static Side arrow(Game game, CardId card) {
    return Structure.freeSides(game, card.value()).getFirst();
  }

  private static String other(String id) {
    return Board.CATALOGUE.cards().stream()
        .filter(card -> card.canLead() && !card.id().equals(id))
        .filter(card -> card.arrowIn().equals(Board.CATALOGUE.card(id).arrowIn()))
        .filter(card -> card.arrowsOut().equals(Board.CATALOGUE.card(id).arrowsOut()))
        .findFirst()
        .orElseThrow()
        .id();
  }

  private Game move(Game game, CardId group, CardId master, Side side, CardId payer) {
    var prompt = engine.prompts(game).getFirst();
    var command = new Command.MoveGroup(group, master, side, payer);
    var decision =
        engine.decide(game, Action.answer(MOVER, prompt.id(), command), new Scripted(List.of()));
    assertThat(decision).isInstanceOf(Decision.Accepted.class);
    return ((Decision.Accepted) decision).after();
  }
}

package org.inwoarena.engine.scenario;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature;

/** What is under way beside the turn itself, the newest last. */
record UnderWay(Game game, Names names) {

  /** A word for each: the card of a play, or what it is. */
  List<String> words() {
    return game.frames().stream().map(this::word).flatMap(Optional::stream).toList();
  }

  private Optional<String> word(Frame frame) {
    return switch (frame) {
      case Frame.Turn turn -> Optional.empty();
      case Frame.Setup setup -> Optional.of("setup");
      case Frame.Attack attack ->
          Optional.of(attack.nature().stage() == Nature.Stage.OVER ? "attack-over" : "attack");
      case Frame.Naming naming -> Optional.of("naming");
      case Frame.Placing placing -> Optional.of("placing");
      case Frame.Claims claims -> Optional.of("claims");
      case Frame.Reduce reduce -> Optional.of("reduce");
      case Frame.Use use -> Optional.of(names.name(new CardId(use.card()), game));
      case Frame.Occasion occasion -> Optional.of(inWords(occasion.window().moment()));
      case Frame.Keep keep -> Optional.of("keep");
      case Frame.Relief relief -> Optional.of("relief");
      case Frame.Original original -> Optional.of("original");
      case Frame.Trade trade -> Optional.of("trade");
    };
  }

  static String inWords(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

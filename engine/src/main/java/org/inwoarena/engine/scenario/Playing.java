package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.engine.api.Refusal;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.use.Ask;
import org.inwoarena.engine.use.Uses;
import org.inwoarena.engine.yaml.Node;

/**
 * Plays a Plot or uses an ability in one step, with everything it asks: {@code A: play hoax paying
 * x, y}. The words "on", "paying" and "choosing" only make it read well; whatever is named answers
 * the first question it fits.
 */
final class Playing {

  private static final Pattern FORM =
      Pattern.compile(
          "(?<verb>play|use) (?<card>\\S+)(?: ability (?<ability>\\d+))?"
              + "(?<answers>(?: (?:on|paying|choosing) \\S+(?:, ?\\S+)*)*)");

  private static final String PAYING = "paying";

  /** The parameter of a refusal that says what could have been named. */
  static final String CHOICES = "choices";

  private final Play play;
  private final Names names;

  /**
   * A play as it is said.
   *
   * @param named everything that is named, in order
   * @param payers what is named behind "paying"
   */
  record Said(
      Seat seat,
      String card,
      boolean plot,
      Optional<Integer> ability,
      List<String> named,
      List<String> payers) {
    Said {
      named = List.copyOf(named);
      payers = List.copyOf(payers);
    }
  }

  Playing(Play play, Names names) {
    this.play = play;
    this.names = names;
  }

  /** The play a text speaks of, if it speaks of one. */
  static Optional<Said> read(Seat seat, String text) {
    var hit = FORM.matcher(text.strip());
    if (!hit.matches()) {
      return Optional.empty();
    }
    var named = new ArrayList<String>();
    var payers = new ArrayList<String>();
    var behind = "";
    for (var word : hit.group("answers").strip().split("[ ,]+")) {
      if (List.of("on", PAYING, "choosing").contains(word)) {
        behind = word;
      } else if (!word.isEmpty()) {
        named.add(word);
        if (behind.equals(PAYING)) {
          payers.add(word);
        }
      }
    }
    var ability = Optional.ofNullable(hit.group("ability")).map(Integer::valueOf);
    var plot = hit.group("verb").equals("play");
    return Optional.of(new Said(seat, hit.group("card"), plot, ability, named, payers));
  }

  /**
   * Plays it; why it is refused, where it is, also where it is dropped since nothing pays for it.
   * What was done until then stays done.
   */
  Optional<Refusal> carryOut(Said said, Node at) {
    var card = names.card(said.card(), said.seat(), play.game(), at);
    var dropped = play.count(Event.UseDropped.class);
    var refusal = play.act(said.seat(), begin(said, card, at), at);
    var left = new ArrayList<>(said.named());
    while (refusal.isEmpty() && isPreparing(said.seat())) {
      refusal = answer(said.seat(), left, at);
    }
    if (refusal.isPresent()) {
      return refusal;
    }
    left.removeIf(name -> said.payers().contains(name) && isTaken(said, card, name, at));
    if (!left.isEmpty()) {
      return Optional.of(unasked(said, left, at));
    }
    return play.count(Event.UseDropped.class) > dropped
        ? Optional.of(refusal(Objection.NO_TARGET_OR_PRICE))
        : Optional.empty();
  }

  /** Whether the card named has paid without being asked for, since no other could. */
  private boolean isTaken(Said said, CardId played, String name, Node at) {
    var use = play.game().frame(Frame.Use.class).filter(top -> top.card() == played.value());
    if (use.isEmpty() || !names.isCard(name, said.seat(), play.game())) {
      return false;
    }
    var card = names.card(name, said.seat(), play.game(), at).value();
    return use.get().paid().contains(card);
  }

  /** What no question of the play allows is refused; a word that means nothing is a mistake. */
  private Refusal unasked(Said said, List<String> left, Node at) {
    for (var name : left) {
      if (!names.isCard(name, said.seat(), play.game()) && !names.players().contains(name)) {
        throw at.flaw("nothing asked for " + left);
      }
    }
    return refusal(Objection.NOT_AN_OPTION);
  }

  private static Refusal refusal(Objection objection) {
    return Refusal.of(objection.code(), objection.clause());
  }

  /** Answers one question of a play under way with what is named. */
  Optional<Refusal> pick(Seat seat, String named, Node at) {
    if (play.game().top() instanceof Frame.Keep) {
      var card = names.card(named, seat, play.game(), at);
      return play.act(seat, new Command.PickCard(card), at);
    }
    var left = new ArrayList<>(List.of(named));
    var refusal = answer(seat, left, at);
    return refusal.isPresent() || left.isEmpty()
        ? refusal
        : Optional.of(refusal(Objection.NOT_AN_OPTION));
  }

  /** The ability meant: the one named, else the first that can be used now, else the first. */
  private Command.Use begin(Said said, CardId card, Node at) {
    var abilities = play.game().printed(card.value()).text().abilities();
    var fitting = new ArrayList<Command.Use>();
    for (var i = 0; i < abilities.size(); i++) {
      var fits =
          said.plot()
              ? abilities.get(i) instanceof Ability.Played
              : abilities.get(i) instanceof Ability.Activated;
      if (fits && said.ability().stream().allMatch(Integer.valueOf(fitting.size() + 1)::equals)) {
        fitting.add(new Command.Use(card, i));
      } else if (fits) {
        fitting.add(new Command.Use(card, -1));
      }
    }
    fitting.removeIf(use -> use.ability() < 0);
    if (fitting.isEmpty()) {
      throw at.flaw(said.card() + " has no such ability");
    }
    for (var use : fitting) {
      if (play.objection(said.seat(), use, at).isEmpty()) {
        return use;
      }
    }
    return fitting.getFirst();
  }

  private boolean isPreparing(Seat seat) {
    return play.game().top() instanceof Frame.Use use
        && use.stage() == Frame.UseStage.PREPARED
        && isAsked(seat);
  }

  private boolean isAsked(Seat seat) {
    return play.game().question(seat).filter(q -> q.kind() == PromptKind.PICK).isPresent();
  }

  private Optional<Refusal> answer(Seat seat, List<String> named, Node at) {
    if (!(play.game().top() instanceof Frame.Use use) || !isAsked(seat)) {
      throw at.flaw("nothing is asked of that player");
    }
    var ask = Uses.ask(play.game(), use).orElseThrow();
    for (var name : named) {
      var option = option(play.game(), use, ask, name, seat, at);
      if (option.isPresent()) {
        named.remove(name);
        return play.act(seat, command(ask, option.get()), at);
      }
    }
    if (named.isEmpty() && ask.mayStop()) {
      return play.act(seat, new Command.Done(), at);
    }
    if (ask.options().size() == 1) {
      return play.act(seat, command(ask, ask.options().getFirst()), at);
    }
    if (ask.mayStop()) {
      return play.act(seat, new Command.Done(), at);
    }
    if (named.isEmpty()) {
      throw at.flaw("the play asks for one of " + words(ask));
    }
    var objection = Objection.NOT_AN_OPTION;
    var choices = Map.<String, Object>of(CHOICES, String.join(" | ", words(ask)));
    return Optional.of(Refusal.of(objection.code(), objection.clause(), choices));
  }

  private List<String> words(Ask ask) {
    return ask.options().stream()
        .map(
            option ->
                ask.kind() == Ask.Kind.CARD
                    ? names.name(new CardId(option), play.game())
                    : String.valueOf(option))
        .toList();
  }

  private static Command command(Ask ask, int option) {
    return switch (ask.kind()) {
      case CARD -> new Command.PickCard(new CardId(option));
      case PLAYER -> new Command.PickPlayer(new Seat(option));
      case OPTION -> new Command.PickOption(option);
    };
  }

  /** What a name stands for among the options: a card, a player, a number or an option's name. */
  private Optional<Integer> option(
      Game game, Frame.Use use, Ask ask, String name, Seat seat, Node at) {
    return switch (ask.kind()) {
      case CARD ->
          ask.options().stream()
              .filter(card -> names.name(new CardId(card), game).equals(name))
              .findFirst()
              .or(
                  () ->
                      names.isCard(name, seat, game)
                          ? Optional.of(names.card(name, seat, game, at).value())
                              .filter(ask.options()::contains)
                          : Optional.empty());
      case PLAYER ->
          Optional.of(names.players().indexOf(name))
              .filter(player -> ask.options().contains(player));
      case OPTION -> numbered(use, ask, name);
    };
  }

  private static Optional<Integer> numbered(Frame.Use use, Ask ask, String name) {
    if (name.matches("\\d+")) {
      return Optional.of(Integer.valueOf(name)).filter(ask.options()::contains);
    }
    if (!use.agenda().isEmpty() && use.agenda().getFirst() instanceof Effect.PickAlignment) {
      return Stream.of(Alignment.values())
          .filter(alignment -> alignment.word().equalsIgnoreCase(name))
          .map(alignment -> List.of(Alignment.values()).indexOf(alignment))
          .filter(ask.options()::contains)
          .findFirst();
    }
    if (!use.agenda().isEmpty() && use.agenda().getFirst() instanceof Effect.Choose choose) {
      for (var i = 0; i < choose.options().size(); i++) {
        if (choose.options().get(i).name().toLowerCase(Locale.ROOT).equals(name)
            && ask.options().contains(i)) {
          return Optional.of(i);
        }
      }
    }
    return Optional.empty();
  }
}

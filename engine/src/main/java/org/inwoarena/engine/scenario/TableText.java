package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.state.CardState;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;

/**
 * The whole table as text, with everything hidden laid open: for a judge who follows a scenario
 * step by step.
 */
final class TableText {

  /** Cards listed of a pile; the rest is counted. */
  private static final int LISTED = 8;

  private static final List<Zone> PILES =
      List.of(
          Zone.TABLE,
          Zone.RESOURCES,
          Zone.FACE_DOWN,
          Zone.AGENTS,
          Zone.PLAYED,
          Zone.ATTACKED,
          Zone.LIFTED,
          Zone.HAND,
          Zone.EXPOSED,
          Zone.SET_ASIDE,
          Zone.PLOT_DECK,
          Zone.GROUP_DECK,
          Zone.DISCARD,
          Zone.DESTROYED,
          Zone.REMOVED);

  private final Play play;
  private final Game game;
  private final Names names;
  private final List<String> lines = new ArrayList<>();

  TableText(Play play, Names names) {
    this.play = play;
    this.game = play.game();
    this.names = names;
  }

  /** The table, line by line. */
  List<String> lines() {
    turn();
    for (var seat = 0; seat < names.players().size(); seat++) {
      player(seat);
    }
    inForce();
    attack();
    var stack = new UnderWay(game, names).words();
    if (!stack.isEmpty()) {
      lines.add("under way: " + String.join(" > ", stack));
    }
    return List.copyOf(lines);
  }

  private void turn() {
    var view = play.engine().view(game, new Audience.Everybody());
    var asked =
        game.questions().stream()
            .map(q -> names.player(q.seat()) + " " + UnderWay.inWords(q.kind()))
            .collect(Collectors.joining(", "));
    var table = (Entity.Table) view.get("table");
    lines.add(
        "turn "
            + table.turn()
            + table.active().map(seat -> " of " + names.player(seat)).orElse("")
            + ", "
            + table.phase()
            + (asked.isEmpty() ? "" : "; asked: " + asked)
            + play.engine()
                .result(game)
                .map(r -> "; over: " + UnderWay.inWords(r.reason()))
                .orElse(""));
  }

  private void player(int seat) {
    var view = play.engine().view(game, new Audience.At(new Seat(seat)));
    var player = (Entity.Player) view.get("player:" + seat);
    lines.add(
        names.player(new Seat(seat))
            + ": "
            + player.groupsControlled()
            + " Groups"
            + (player.eliminated() ? ", eliminated" : ""));
    if (game.seat(seat).illuminati() != 0 && !player.eliminated()) {
      branch(game.seat(seat).illuminati(), "  ", Optional.empty());
    }
    for (var zone : PILES) {
      pile(seat, zone);
    }
  }

  /** A Group with everything that hangs on it. */
  private void branch(int card, String indent, Optional<String> side) {
    lines.add(indent + side.map(where -> where + " ").orElse("") + described(card));
    for (var below = 1; below <= game.roster().size(); below++) {
      var state = game.card(below);
      if (state.zone() == Zone.STRUCTURE && state.spot().master() == card) {
        branch(below, indent + "  ", Optional.of(UnderWay.inWords(state.spot().side())));
      }
    }
  }

  private void pile(int seat, Zone zone) {
    var cards = game.seat(seat).in(zone).ids();
    if (cards.isEmpty()) {
      return;
    }
    var shown =
        cards.stream()
            .limit(LISTED)
            .map(card -> zone.inPlay() ? described(card.value()) : names.name(card, game))
            .collect(Collectors.joining(zone.inPlay() ? "; " : ", "));
    var more = cards.size() > LISTED ? " and " + (cards.size() - LISTED) + " more" : "";
    lines.add("  " + UnderWay.inWords(zone) + ": " + shown + more);
  }

  /** A card in play with its numbers and everything out of the ordinary. */
  private String described(int card) {
    var seen = seen(card);
    var facts = game.printed(card).facts();
    var words = new ArrayList<String>();
    if (facts.kind().isGroup() || facts.isIlluminati()) {
      var global = seen.globalPower() != 0 && seen.globalPower() != seen.power();
      words.add("power " + seen.power() + (global ? "/" + seen.globalPower() : ""));
      if (!facts.isIlluminati()) {
        words.add("resistance " + seen.resistance());
      }
    }
    words.addAll(seen.alignments());
    words.addAll(seen.attributes());
    if (seen.tokens() > 0) {
      words.add(seen.tokens() == 1 ? "TOKEN" : seen.tokens() + " TOKENS");
    }
    seen.link().ifPresent(to -> words.add("linked to " + names.name(to, game)));
    words.addAll(seen.states());
    return name(card) + (words.isEmpty() ? "" : " (" + String.join(", ", words) + ")");
  }

  private Entity.Card seen(int card) {
    CardState state = game.card(card);
    var view = play.engine().view(game, new Audience.At(new Seat(state.holder())));
    return (Entity.Card) view.get("card:" + card);
  }

  private void inForce() {
    var sources = game.inForce().sources().cards();
    if (sources.size() > 1) {
      lines.add(
          "texts in order of play: "
              + sources.stream().map(this::name).collect(Collectors.joining(", ")));
    }
    for (var applied : game.inForce().applied()) {
      lines.add(
          "in force: " + name(applied.source()) + " until " + UnderWay.inWords(applied.until()));
    }
  }

  private void attack() {
    var view = play.engine().view(game, new Audience.Everybody());
    if (view.get("attack") instanceof Entity.AttackUnderWay attack) {
      lines.add(
          "attack to "
              + attack.kind().name().toLowerCase(Locale.ROOT)
              + " "
              + names.name(attack.target(), game)
              + " with "
              + names.name(attack.leader(), game)
              + ": strength "
              + attack.strength()
              + ", succeeds on "
              + (attack.needed() == 0 ? "no roll" : attack.needed() + " or less")
              + (attack.roll().isEmpty() ? "" : ", rolled " + attack.roll()));
      attack.terms().forEach(this::term);
    }
  }

  private void term(Term term) {
    if (term.amount() != 0) {
      lines.add(
          String.format(
              Locale.ROOT,
              "  %+3d %s%s (%s)",
              term.amount(),
              Terms.role(term),
              term.source().map(card -> " of " + names.name(card, game)).orElse(""),
              term.clause()));
    }
  }

  private String name(int card) {
    return names.name(new CardId(card), game);
  }
}

package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.api.PromiseOf;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.yaml.Node;

/** Reads commands in the short form of scenarios: {@code A: attack to control X with L}. */
final class CommandReader {

  private static final Pattern SPOKEN = Pattern.compile("(\\S+?)\\s*:\\s*(.+)");

  private final Names names;

  /** What somebody says. */
  record Said(Seat seat, Command command) {}

  /** One short form: what it looks like, and what it means. */
  private record Form(
      String usage, Pattern pattern, BiFunction<Matcher, Context, Command> meaning) {}

  /** Who speaks, and where. */
  private record Context(Names names, Seat speaker, Game game, Node node) {
    CardId card(Matcher hit, String group) {
      return names.card(hit.group(group), speaker, game, node);
    }

    Optional<CardId> maybe(Matcher hit, String group) {
      return Optional.ofNullable(hit.group(group)).map(n -> names.card(n, speaker, game, node));
    }

    Side side(Matcher hit) {
      return CardSheet.word(Side.values(), new Node.Text(node.line(), hit.group("side")));
    }

    Seat player(Matcher hit) {
      return names.seat(hit.group("player"), node);
    }

    PromiseOf promise(Matcher hit) {
      return CardSheet.word(PromiseOf.values(), new Node.Text(node.line(), hit.group("word")));
    }

    /** The speaker's standing orders, with one moment changed. */
    Command orders(Matcher hit, boolean passes) {
      var text = new Node.Text(node.line(), hit.group("word"));
      var orders = new TreeSet<>(game.seat(speaker.index()).passes());
      var moment = CardSheet.word(Moment.values(), text);
      if (passes) {
        orders.add(moment);
      } else {
        orders.remove(moment);
      }
      return new Command.SetOrders(orders);
    }

    EndReason reason(Matcher hit) {
      return CardSheet.word(EndReason.values(), new Node.Text(node.line(), hit.group("word")));
    }
  }

  private static final List<Form> FORMS =
      List.of(
          form("choose illuminati CARD", (m, c) -> new Command.ChooseIlluminati(c.card(m, "card"))),
          form(
              "choose lead CARD SIDE",
              (m, c) -> new Command.ChooseLead(c.card(m, "card"), c.side(m))),
          form("draw plot", (m, c) -> new Command.DrawPlot()),
          form("draw group", (m, c) -> new Command.DrawGroup()),
          form(
              "buy plot with CARD and SECOND",
              (m, c) -> new Command.BuyPlot(c.card(m, "card"), c.maybe(m, "second"))),
          form(
              "buy plot with CARD",
              (m, c) -> new Command.BuyPlot(c.card(m, "card"), Optional.empty())),
          form("buy group", (m, c) -> new Command.BuyGroup()),
          form(
              "take over CARD on MASTER SIDE",
              (m, c) -> new Command.TakeOver(c.card(m, "card"), c.card(m, "master"), c.side(m))),
          form("take resource CARD", (m, c) -> new Command.TakeResource(c.card(m, "card"))),
          form(
              "take resource CARD under SECOND",
              (m, c) -> new Command.TakeResource(c.card(m, "card"), c.maybe(m, "second"))),
          form("turn up CARD", (m, c) -> new Command.TurnUp(c.card(m, "card"))),
          form(
              "attack to control CARD with MASTER, aided",
              (m, c) -> aided(AttackKind.CONTROL, m, c)),
          form(
              "attack to destroy CARD with MASTER, aided",
              (m, c) -> aided(AttackKind.DESTROY, m, c)),
          form(
              "attack to control CARD with MASTER",
              (m, c) ->
                  new Command.Attack(AttackKind.CONTROL, c.card(m, "master"), c.card(m, "card"))),
          form(
              "attack to destroy CARD with MASTER",
              (m, c) ->
                  new Command.Attack(AttackKind.DESTROY, c.card(m, "master"), c.card(m, "card"))),
          form("aid with CARD", (m, c) -> new Command.Aid(c.card(m, "card"))),
          form("oppose with CARD", (m, c) -> new Command.Oppose(c.card(m, "card"))),
          form("play agent CARD for", (m, c) -> new Command.PlayAgent(c.card(m, "card"), false)),
          form("play agent CARD against", (m, c) -> new Command.PlayAgent(c.card(m, "card"), true)),
          form("call off", (m, c) -> new Command.CallOff()),
          form("let take back", (m, c) -> new Command.LetTakeBack()),
          form("take back CARD", (m, c) -> new Command.TakeBack(c.card(m, "card"))),
          form("place CARD SIDE", (m, c) -> new Command.Place(c.card(m, "card"), c.side(m))),
          form(
              "move CARD to MASTER SIDE paying SECOND",
              (m, c) ->
                  new Command.MoveGroup(
                      c.card(m, "card"), c.card(m, "master"), c.side(m), c.card(m, "second"))),
          form("discard CARD", (m, c) -> new Command.Discard(c.card(m, "card"))),
          form(
              "return CARD to place NUMBER",
              (m, c) ->
                  new Command.ReturnPlot(c.card(m, "card"), Integer.parseInt(m.group("number")))),
          form("expose CARD", (m, c) -> new Command.ExposePlot(c.card(m, "card"))),
          form(
              "show CARD to PLAYER",
              (m, c) -> new Command.ShowPlot(c.card(m, "card"), c.player(m))),
          form("remove token of CARD", (m, c) -> new Command.RemoveToken(c.card(m, "card"))),
          form("play illuminati CARD", (m, c) -> new Command.PlayIlluminati(c.card(m, "card"))),
          form(
              "link CARD to SECOND",
              (m, c) -> new Command.Link(c.card(m, "card"), c.card(m, "second"))),
          form("unlink CARD", (m, c) -> new Command.Unlink(c.card(m, "card"))),
          form("offer relief to CARD", (m, c) -> new Command.OfferRelief(c.card(m, "card"))),
          form("give relief with CARD", (m, c) -> new Command.AddRelief(c.card(m, "card"))),
          form("remove zaps of PLAYER", (m, c) -> new Command.RemoveZaps(c.player(m))),
          form("offer trade to PLAYER", (m, c) -> new Command.OfferTrade(c.player(m))),
          form(
              "trade CARD to MASTER SIDE paying SECOND",
              (m, c) ->
                  new Command.TradeGroup(
                      c.card(m, "card"), c.card(m, "master"), c.side(m), c.card(m, "second"))),
          form("trade CARD", (m, c) -> new Command.TradeCard(c.card(m, "card"))),
          form("propose", (m, c) -> new Command.Propose()),
          form("accept", (m, c) -> new Command.Accept()),
          form("decline", (m, c) -> new Command.Decline()),
          form("promise WORD to PLAYER", (m, c) -> new Command.Promise(c.player(m), c.promise(m))),
          form("done", (m, c) -> new Command.Done()),
          form("drop", (m, c) -> new Command.Drop()),
          form("proceed", (m, c) -> new Command.Proceed()),
          form("knock", (m, c) -> new Command.Knock()),
          form("stop at WORD", (m, c) -> c.orders(m, false)),
          form("pass at WORD", (m, c) -> c.orders(m, true)),
          form("claim WORD", (m, c) -> new Command.ClaimVictory(m.group("word"))),
          form("pass", (m, c) -> new Command.Pass()),
          form("concede", (m, c) -> new Command.Concede()),
          form("forfeit by WORD", (m, c) -> new Command.Forfeit(c.reason(m))));

  CommandReader(Names names) {
    this.names = names;
  }

  private static Command aided(AttackKind kind, Matcher hit, Context context) {
    return new Command.Attack(
        kind, context.card(hit, "master"), context.card(hit, "card"), Optional.of(true));
  }

  private static Form form(String usage, BiFunction<Matcher, Context, Command> meaning) {
    var pattern =
        usage
            .replace(" ", "\\s+")
            .replaceAll("\\b(CARD|MASTER|SECOND|WORD|PLAYER)\\b", "(?<$1>[^\\\\s,]+)")
            .replace("SIDE", "(?<side>top|right|bottom|left)")
            .replace("NUMBER", "(?<number>\\d+)")
            .replace("<CARD>", "<card>")
            .replace("<MASTER>", "<master>")
            .replace("<SECOND>", "<second>")
            .replace("<WORD>", "<word>")
            .replace("<PLAYER>", "<player>");
    return new Form(usage, Pattern.compile(pattern), meaning);
  }

  /** Whether a text is spoken by somebody at all. */
  static boolean isSpoken(String text) {
    return SPOKEN.matcher(text).matches();
  }

  /** The play a text speaks of, if it speaks of one. */
  Optional<Playing.Said> play(Node node) {
    var spoken = SPOKEN.matcher(node.text());
    return spoken.matches() && !isForm(spoken.group(2))
        ? Playing.read(names.seat(spoken.group(1), node), spoken.group(2))
        : Optional.empty();
  }

  /** Who answers a question of a play, and with what. */
  record Pick(Seat seat, String what) {}

  /** The answer a text gives, if it gives one. */
  Optional<Pick> pick(Node node) {
    var spoken = SPOKEN.matcher(node.text());
    return spoken.matches() && spoken.group(2).startsWith("pick ")
        ? Optional.of(
            new Pick(names.seat(spoken.group(1), node), spoken.group(2).substring(5).strip()))
        : Optional.empty();
  }

  private static boolean isForm(String text) {
    return FORMS.stream().anyMatch(form -> form.pattern().matcher(text).matches());
  }

  Said read(Node node, Game game) {
    var spoken = SPOKEN.matcher(node.text());
    if (!spoken.matches()) {
      throw node.flaw("expected 'PLAYER: command', not '" + node.text() + "'");
    }
    var seat = names.seat(spoken.group(1), node);
    var context = new Context(names, seat, game, node);
    for (var form : FORMS) {
      var hit = form.pattern().matcher(spoken.group(2));
      if (hit.matches()) {
        return new Said(seat, form.meaning().apply(hit, context));
      }
    }
    throw node.flaw("not a command: '" + spoken.group(2) + "'; known: " + usages());
  }

  private static List<String> usages() {
    var usages = new ArrayList<>(FORMS.stream().map(Form::usage).toList());
    usages.add("play CARD [ability N] [on CARD, ..] [paying CARD, ..] [choosing WORD, ..]");
    usages.add("use CARD [ability N] [on CARD, ..] [paying CARD, ..] [choosing WORD, ..]");
    usages.add("pick CARD|PLAYER|WORD");
    return usages;
  }
}

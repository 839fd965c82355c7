package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.api.Texts;
import org.inwoarena.engine.event.Events;
import org.inwoarena.engine.yaml.Node;

/** Tells how a case goes, step by step, as far as somebody wants to know. */
final class Trace {

  /** How much is told. */
  enum Detail {
    NOTHING,
    /** What happens in words, and the table after each step. */
    TABLE,
    /** The events as they are stored. */
    EVENTS
  }

  private final Detail detail;
  private final List<String> lines = new ArrayList<>();
  private final Events codec = new Events();
  private final Texts texts = Texts.in(Locale.ENGLISH);
  private List<String> table = List.of();
  private Names names = new Names(List.of());
  private boolean paused;

  Trace(Detail detail) {
    this.detail = detail;
  }

  List<String> lines() {
    return lines;
  }

  /** Nothing is told of mere attempts. */
  void pause() {
    paused = true;
  }

  void resume() {
    paused = false;
  }

  /** The table before the first step. */
  void begins(Play play, Names called) {
    names = called;
    showTable(play);
  }

  /** A step comes. */
  void step(Node step) {
    if (detail != Detail.NOTHING) {
      lines.add("");
      var text = written(step);
      var entries = step instanceof Node.Fields;
      lines.add(step.line() + ": " + (entries ? text.substring(1, text.length() - 1) : text));
    }
  }

  /** A step is over. */
  void done(Play play) {
    showTable(play);
  }

  /** What the last command has brought. */
  void happened(Play play) {
    if (paused || detail == Detail.NOTHING) {
      return;
    }
    play.retell(
        (game, event) -> {
          if (detail == Detail.EVENTS) {
            lines.add("    " + codec.write(event));
          } else {
            play.engine()
                .log(game, event, new Audience.Everybody())
                .forEach(line -> lines.add("    " + sentence(line)));
          }
        });
  }

  private String sentence(LogEntry line) {
    return texts.render(line.code(), line.params(), names::param)
        + line.clause()
            .filter(clause -> clause.startsWith("R"))
            .map(c -> " (" + c + ")")
            .orElse("");
  }

  private void showTable(Play play) {
    if (detail != Detail.TABLE) {
      return;
    }
    var now = new TableText(play, names).lines();
    if (!now.equals(table)) {
      now.forEach(line -> lines.add("  | " + line));
      table = now;
    }
  }

  private static String written(Node node) {
    return switch (node) {
      case Node.Text text -> text.value();
      case Node.Items(int line, List<Node> values) ->
          "[" + String.join(", ", values.stream().map(Trace::written).toList()) + "]";
      case Node.Fields fields -> {
        var entries = new ArrayList<String>();
        fields.values().forEach((key, value) -> entries.add(key + ": " + written(value)));
        yield "{" + String.join(", ", entries) + "}";
      }
    };
  }
}

package org.inwoarena.engine.effect.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.inwoarena.engine.yaml.Flaw;
import org.inwoarena.engine.yaml.Node;

/** The words and signs of one expression, read from left to right. */
final class Tokens {

  private static final Pattern TOKEN =
      Pattern.compile("\\s*([A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*|\\d+|[<>]=|[-+*/&|!()<>=])");
  private static final String END = "";

  private final Node node;
  private final Known known;
  private final List<String> tokens;
  private int next;

  private Tokens(Node node, Known known, List<String> tokens) {
    this.node = node;
    this.known = known;
    this.tokens = tokens;
  }

  static Tokens of(Node node, Known known) {
    var text = node.text();
    var found = new ArrayList<String>();
    var matcher = TOKEN.matcher(text);
    var at = 0;
    while (at < text.length()) {
      if (!matcher.region(at, text.length()).lookingAt()) {
        throw node.flaw("cannot read '" + text.substring(at).strip() + "' in '" + text + "'");
      }
      found.add(matcher.group(1));
      at = matcher.end();
    }
    return new Tokens(node, known, found);
  }

  /** The whole expression by that grammar; nothing may be left over. */
  <T> T all(Function<Tokens, T> grammar) {
    var result = grammar.apply(this);
    if (next < tokens.size()) {
      throw flaw("did not expect '" + peek() + "'");
    }
    return result;
  }

  /** One part, or several with that word between them, put together. */
  <T> T several(String word, Function<Tokens, T> part, Function<List<T>, T> together) {
    var parts = new ArrayList<T>();
    do {
      parts.add(part.apply(this));
    } while (takes(word));
    return parts.size() == 1 ? parts.getFirst() : together.apply(parts);
  }

  Known known() {
    return known;
  }

  boolean atEnd() {
    return next >= tokens.size();
  }

  String peek() {
    return peek(0);
  }

  String peek(int ahead) {
    return next + ahead < tokens.size() ? tokens.get(next + ahead) : END;
  }

  String take() {
    if (atEnd()) {
      throw flaw("something is missing at the end");
    }
    return tokens.get(next++);
  }

  /** Takes the token if it is the next one. */
  boolean takes(String token) {
    var is = peek().equals(token);
    if (is) {
      next++;
    }
    return is;
  }

  void expect(String token) {
    if (!takes(token)) {
      throw flaw("expected '" + token + "' before '" + peek() + "'");
    }
  }

  /** What stands in parentheses here. */
  <T> T inParentheses(Function<Tokens, T> grammar) {
    expect("(");
    var inside = grammar.apply(this);
    expect(")");
    return inside;
  }

  /** The next token as a constant of that enum. */
  <E extends Enum<E>> E constant(Class<E> type) {
    var word = take();
    return Vocabulary.constant(type, word)
        .orElseThrow(() -> flaw("unknown word '" + word + "'; known: " + Vocabulary.words(type)));
  }

  /** Whether the token that far ahead is a word of that enum. */
  <E extends Enum<E>> boolean sees(Class<E> type, int ahead) {
    return Vocabulary.constant(type, peek(ahead)).isPresent();
  }

  boolean seesNumber() {
    return !peek().isEmpty() && Character.isDigit(peek().charAt(0));
  }

  Flaw flaw(String message) {
    return node.flaw(message + " in '" + node.text() + "'");
  }
}

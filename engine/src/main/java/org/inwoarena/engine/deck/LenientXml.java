package org.inwoarena.engine.deck;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Cuts text into tags and the text between them, in one pass and without recursion. It wants no
 * well-formed XML: a bare {@code &} or {@code <} is text, tags need not match. It knows no DTD and
 * expands nothing but character references and the five entities of XML, so input cannot grow.
 */
final class LenientXml {

  /** A tag longer than this is text; keeps hostile input from being scanned twice. */
  private static final int LONGEST_TAG = 300;

  private static final int LONGEST_REFERENCE = 8;

  private static final Map<String, String> ENTITIES =
      Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'");

  /** A piece of the file. */
  sealed interface Token {
    /** A start tag; names of elements and attributes in lower case. */
    record Open(String name, Map<String, String> attributes, int line) implements Token {}

    /** An end tag, or the end of an empty element. */
    record Close(String name, int line) implements Token {}

    /** Text between tags, references resolved; never blank. */
    record Text(String text, int line) implements Token {}

    /** A document type declaration, left unread. */
    record Doctype(int line) implements Token {}
  }

  private final String text;
  private final Consumer<Token> out;
  private int at;
  private int line = 1;

  private LenientXml(String text, Consumer<Token> out) {
    this.text = text;
    this.out = out;
  }

  static void scan(String text, Consumer<Token> out) {
    new LenientXml(text, out).run();
  }

  private void run() {
    int textStart = 0;
    while (at < text.length()) {
      int end = text.charAt(at) == '<' ? markupEnd() : -1;
      if (end < 0) {
        at++;
        continue;
      }
      text(textStart, at);
      markup(text.substring(at, end));
      at = end;
      textStart = end;
    }
    text(textStart, text.length());
  }

  /** Where the markup that begins here ends, or -1 if the bracket is only text. */
  private int markupEnd() {
    if (text.startsWith("<!--", at)) {
      return after("-->");
    }
    if (text.startsWith("<![CDATA[", at)) {
      return after("]]>");
    }
    if (text.startsWith("<?", at)) {
      return after("?>");
    }
    if (text.startsWith("<!", at)) {
      return doctypeEnd();
    }
    char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
    return next == '/' || Character.isLetter(next) ? tagEnd() : -1;
  }

  private int after(String end) {
    int found = text.indexOf(end, at);
    return found < 0 ? text.length() : found + end.length();
  }

  private int doctypeEnd() {
    boolean inside = false;
    for (int i = at; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case '[' -> inside = true;
        case ']' -> inside = false;
        case '>' -> {
          if (!inside) {
            return i + 1;
          }
        }
        default -> {}
      }
    }
    return text.length();
  }

  private int tagEnd() {
    int last = Math.min(text.length(), at + LONGEST_TAG);
    char quote = 0;
    for (int i = at + 1; i < last; i++) {
      char c = text.charAt(i);
      if (quote != 0) {
        quote = c == quote || c == '\n' ? 0 : quote;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '>') {
        return i + 1;
      } else if (c == '<') {
        // "<name" without its end: the next tag begins here.
        return i;
      }
    }
    return -1;
  }

  private void markup(String markup) {
    int startLine = line;
    line += (int) markup.chars().filter(c -> c == '\n').count();
    if (markup.startsWith("<![CDATA[")) {
      var inner = markup.substring(9, Math.max(9, markup.length() - 3));
      emitText(inner, startLine);
    } else if (markup.startsWith("<!--") || markup.startsWith("<?")) {
      return;
    } else if (markup.startsWith("<!")) {
      out.accept(new Token.Doctype(startLine));
    } else if (markup.startsWith("</")) {
      out.accept(new Token.Close(elementName(markup, 2), startLine));
    } else {
      var name = elementName(markup, 1);
      out.accept(new Token.Open(name, attributes(markup), startLine));
      if (markup.endsWith("/>")) {
        out.accept(new Token.Close(name, startLine));
      }
    }
  }

  private static String elementName(String markup, int from) {
    int end = from;
    while (end < markup.length() && Character.isLetterOrDigit(markup.charAt(end))) {
      end++;
    }
    return markup.substring(from, end).toLowerCase(Locale.ROOT);
  }

  private static Map<String, String> attributes(String markup) {
    var attributes = new HashMap<String, String>();
    int equals = markup.indexOf('=');
    while (equals >= 0 && equals + 1 < markup.length()) {
      int nameStart = equals;
      while (nameStart > 0 && Character.isLetterOrDigit(markup.charAt(nameStart - 1))) {
        nameStart--;
      }
      char quote = markup.charAt(equals + 1);
      int end = quote == '"' || quote == '\'' ? markup.indexOf(quote, equals + 2) : -1;
      if (end < 0) {
        break;
      }
      attributes.put(
          markup.substring(nameStart, equals).toLowerCase(Locale.ROOT),
          resolved(markup.substring(equals + 2, end)));
      equals = markup.indexOf('=', end);
    }
    return attributes;
  }

  private void text(int from, int to) {
    var raw = text.substring(from, to);
    int leading = raw.length() - raw.stripLeading().length();
    int startLine = line + (int) raw.chars().limit(leading).filter(c -> c == '\n').count();
    line += (int) raw.chars().filter(c -> c == '\n').count();
    emitText(resolved(raw), startLine);
  }

  private void emitText(String content, int startLine) {
    var oneLine = content.strip().replaceAll("\\s+", " ");
    if (!oneLine.isEmpty()) {
      out.accept(new Token.Text(oneLine, startLine));
    }
  }

  private static String resolved(String raw) {
    if (raw.indexOf('&') < 0) {
      return raw;
    }
    var out = new StringBuilder(raw.length());
    for (int i = 0; i < raw.length(); i++) {
      int last = Math.min(raw.length(), i + LONGEST_REFERENCE + 1);
      int end = raw.charAt(i) == '&' ? raw.indexOf(';', i, last) : -1;
      var known = end < 0 ? "" : reference(raw.substring(i + 1, end));
      out.append(known.isEmpty() ? raw.charAt(i) : known);
      i = known.isEmpty() ? i : end;
    }
    return out.toString();
  }

  /** What a reference stands for; empty for what is no reference we expand. */
  private static String reference(String name) {
    try {
      if (name.startsWith("#x") || name.startsWith("#X")) {
        return character(Integer.parseInt(name.substring(2), 16));
      }
      return name.startsWith("#")
          ? character(Integer.parseInt(name.substring(1)))
          : ENTITIES.getOrDefault(name, "");
    } catch (NumberFormatException notANumber) {
      return "";
    }
  }

  private static String character(int codePoint) {
    return Character.isValidCodePoint(codePoint) && codePoint >= ' '
        ? Character.toString(codePoint)
        : "";
  }
}

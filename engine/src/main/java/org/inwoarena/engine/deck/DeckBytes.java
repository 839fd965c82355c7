package org.inwoarena.engine.deck;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Turns the bytes of a deck file into text. Line by line, UTF-8 where the line is UTF-8, else
 * windows-1252: files were edited with both, sometimes the same file.
 */
final class DeckBytes {

  private static final Charset WESTERN = Charset.forName("windows-1252");
  private static final char BOM = '\uFEFF';

  private DeckBytes() {}

  static String decode(byte[] bytes) {
    var text =
        startsWith(bytes, 0xFF, 0xFE) || startsWith(bytes, 0xFE, 0xFF)
            ? new String(bytes, StandardCharsets.UTF_16)
            : byLine(bytes);
    return clean(text);
  }

  /** Without byte order mark, with line feeds only. */
  static String clean(String text) {
    var body = !text.isEmpty() && text.charAt(0) == BOM ? text.substring(1) : text;
    return body.replace("\r\n", "\n").replace('\r', '\n');
  }

  private static boolean startsWith(byte[] bytes, int first, int second) {
    return bytes.length > 1 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
  }

  private static String byLine(byte[] bytes) {
    var text = new StringBuilder(bytes.length);
    int start = 0;
    for (int i = 0; i <= bytes.length; i++) {
      if (i == bytes.length || bytes[i] == '\n') {
        text.append(line(Arrays.copyOfRange(bytes, start, Math.min(i + 1, bytes.length))));
        start = i + 1;
      }
    }
    return text.toString();
  }

  private static String line(byte[] bytes) {
    try {
      // A decoder made by newDecoder() reports malformed input instead of replacing it.
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException notUtf8) {
      return new String(bytes, WESTERN);
    }
  }
}

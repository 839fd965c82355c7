package org.inwoarena.matchmaking.player;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.inwoarena.matchmaking.refusal.Refused;

/** Handles for somebody who has not chosen one: his user name, or close to it. */
public final class HandleIdeas {

  private static final String SERVICE_ACCOUNT = "service-account-";
  private static final int ROOM_FOR_SUFFIX = 8;

  private HandleIdeas() {}

  /** Legal handles, the best first; the last one is as good as unique. */
  public static List<Handle> from(String userName, String playerId) {
    var stem = stem(userName);
    var mark = mark(playerId);
    var numbered = IntStream.rangeClosed(2, 9).mapToObj(n -> stem + "-" + n);
    return Stream.of(Stream.of(stem), numbered, Stream.of(stem + "-" + mark, "player-" + mark))
        .flatMap(ideas -> ideas)
        .flatMap(HandleIdeas::legal)
        .toList();
  }

  private static String stem(String userName) {
    var name =
        userName.startsWith(SERVICE_ACCOUNT)
            ? userName.substring(SERVICE_ACCOUNT.length())
            : userName.replaceFirst("@.*", "");
    var clean =
        name.replaceAll("[^\\p{L}\\p{M}\\p{Nd}._-]", "-")
            .replaceAll("[._-]{2,}", "-")
            .replaceAll("^[._-]+", "");
    var room = Handle.LONGEST - ROOM_FOR_SUFFIX;
    var length = clean.codePointCount(0, clean.length());
    return clean
        .substring(0, clean.offsetByCodePoints(0, Math.min(room, length)))
        .replaceAll("[._-]+$", "");
  }

  private static String mark(String playerId) {
    return UUID.nameUUIDFromBytes(playerId.getBytes(StandardCharsets.UTF_8))
        .toString()
        .substring(0, ROOM_FOR_SUFFIX - 1);
  }

  private static Stream<Handle> legal(String text) {
    try {
      return Stream.of(Handle.of(text));
    } catch (Refused notAHandle) {
      return Stream.empty();
    }
  }
}

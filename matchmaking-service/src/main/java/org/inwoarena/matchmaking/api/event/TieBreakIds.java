package org.inwoarena.matchmaking.api.event;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.tournament.standing.TieBreak;

/** Tie-breaks by their names, such as {@code omw/1}. */
final class TieBreakIds {

  private TieBreakIds() {}

  /** The tie-breaks of these names; refuses all unknown ones at once. */
  static List<TieBreak> of(List<String> names) {
    var known =
        Arrays.stream(TieBreak.values()).collect(Collectors.toMap(TieBreak::id, one -> one));
    Refused.ifAny(
        names.stream()
            .filter(name -> !known.containsKey(name))
            .map(
                name ->
                    Objection.invalid(
                        "tie-break-unknown",
                        "There is no tie-break %s; there are %s."
                            .formatted(
                                name,
                                String.join(", ", known.keySet().stream().sorted().toList()))))
            .toList());
    return names.stream().map(known::get).toList();
  }
}

package org.inwoarena.tournament.life;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Command.Register;

/**
 * Who may enter.
 *
 * @param fewest the event does not start with fewer
 * @param cap later entries wait
 * @param invited empty unless it is by invitation
 * @param ratedGames to have played before
 */
public record Admission(
    int fewest,
    int cap,
    Optional<Password> password,
    Optional<Set<EntrantId>> invited,
    int ratedGames,
    Optional<RatingRange> ratings) {

  /** Both ends belong to it. */
  public record RatingRange(int lowest, int highest) {
    boolean contains(int rating) {
      return lowest <= rating && rating <= highest;
    }
  }

  /** Open to all, from two to a cap. */
  public static Admission open(int cap) {
    return new Admission(2, cap, Optional.empty(), Optional.empty(), 0, Optional.empty());
  }

  /** Why the door is closed to somebody: no invitation, no password. */
  List<Objection> door(Register entry) {
    var found = new ArrayList<Objection>();
    if (invited.filter(list -> !list.contains(entry.entrant())).isPresent()) {
      found.add(Objection.forbidden("not-invited", "This event is by invitation."));
    }
    if (password
        .filter(secret -> !entry.password().filter(secret::matches).isPresent())
        .isPresent()) {
      found.add(Objection.forbidden("password-wrong", "The password of this event is another."));
    }
    return found;
  }

  /** Which conditions somebody does not meet. */
  List<Objection> conditions(Register entry) {
    var found = new ArrayList<Objection>();
    if (entry.ratedGames() < ratedGames) {
      found.add(
          Objection.conflict(
              "too-few-rated-games",
              "This event asks for %d rated games; you have played %d."
                  .formatted(ratedGames, entry.ratedGames())));
    }
    ratings
        .filter(range -> !range.contains(entry.rating()))
        .ifPresent(
            range ->
                found.add(
                    Objection.conflict(
                        "rating-out-of-range",
                        "This event is for ratings from %d to %d; yours is %d."
                            .formatted(range.lowest(), range.highest(), entry.rating()))));
    return found;
  }
}

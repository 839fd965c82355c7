package org.inwoarena.game.decks;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.WebApplicationException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.contracts.MatchCreated.SeatPlan;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.game.match.CannotStart;
import org.inwoarena.game.match.MatchPlan;

/** Fetches the deck lists of a match and checks that they are the ones that were registered. */
@ApplicationScoped
public class DeckFetch {

  private static final int NOT_FOUND = 404;

  private final DeckService decks;
  private final LastCheck lastCheck;

  DeckFetch(@RestClient DeckService decks, LastCheck lastCheck) {
    this.decks = decks;
    this.lastCheck = lastCheck;
  }

  /**
   * The lists by seat. Fails with {@link CannotStart} where a list is missing, another than
   * registered or not legal, with anything else while deck-service cannot be asked.
   */
  public Uni<List<DeckList>> lists(MatchPlan plan) {
    Uni<List<DeckList>> lists = Uni.createFrom().item(List.of());
    for (var seat : plan.created().seats()) {
      lists = lists.chain(before -> list(plan.created(), seat).map(list -> plus(before, list)));
    }
    return lists;
  }

  private Uni<DeckList> list(MatchCreated order, SeatPlan seat) {
    return decks
        .registration(seat.registrationId())
        .onFailure(DeckFetch::missing)
        .transform(
            failure ->
                new CannotStart(
                    "registration-missing", "there is no registration " + seat.registrationId()))
        .map(registration -> checked(order, seat, registration));
  }

  private static boolean missing(Throwable failure) {
    return failure instanceof WebApplicationException answer
        && answer.getResponse().getStatus() == NOT_FOUND;
  }

  private DeckList checked(MatchCreated order, SeatPlan seat, Registration registration) {
    if (!seat.player().equals(registration.owner())) {
      throw new CannotStart(
          "registration-of-another",
          "registration " + seat.registrationId() + " is not " + seat.handle() + "'s");
    }
    if (!seat.format().equals(registration.format())) {
      throw new CannotStart(
          "deck-format-differs",
          "registration %s is for %s, not for %s"
              .formatted(seat.registrationId(), registration.format(), seat.format()));
    }
    var list = new DeckList(registration.cards());
    if (!seat.deckHash().equals(registration.hash()) || !seat.deckHash().equals(list.hash())) {
      throw new CannotStart(
          "deck-hash-differs",
          "registration %s: ordered %s, registered %s, cards give %s"
              .formatted(seat.registrationId(), seat.deckHash(), registration.hash(), list.hash()));
    }
    lastCheck.check(order, registration, list);
    return list;
  }

  private static List<DeckList> plus(List<DeckList> before, DeckList list) {
    var all = new ArrayList<>(before);
    all.add(list);
    return List.copyOf(all);
  }
}

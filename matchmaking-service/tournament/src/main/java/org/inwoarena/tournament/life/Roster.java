package org.inwoarena.tournament.life;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Entrant.Status;

/** Everyone who has entered, in the order of their entries. */
public record Roster(List<Entrant> entrants) {

  /** Keeps an own copy. */
  public Roster {
    entrants = List.copyOf(entrants);
  }

  /** The one of that id. */
  public Optional<Entrant> find(EntrantId id) {
    return entrants.stream().filter(one -> one.id().equals(id)).findAny();
  }

  /** Whether somebody of that id stands like that. */
  public boolean is(EntrantId id, Status status) {
    return find(id).filter(one -> one.status() == status).isPresent();
  }

  /** Those who stand like that, in the order of entries. */
  public List<Entrant> all(Status status) {
    return entrants.stream().filter(one -> one.status() == status).toList();
  }

  /** Ids of those who stand like that. */
  public Set<EntrantId> ids(Status status) {
    return all(status).stream().map(Entrant::id).collect(Collectors.toSet());
  }

  /** Everyone by strength: rating first, then who entered earlier. */
  public List<EntrantId> seeds() {
    return entrants.stream()
        .sorted(Comparator.comparing(Entrant::rating).reversed())
        .map(Entrant::id)
        .toList();
  }

  /** How he is called; his id if he is not here. */
  public String name(EntrantId id) {
    return find(id).map(Entrant::name).orElse(id.value());
  }

  /** With one more, or with one changed; who enters again goes to the end. */
  Roster with(Entrant entrant) {
    var before = find(entrant.id());
    var again = before.isEmpty() || before.get().status() == Status.WITHDRAWN;
    return again
        ? new Roster(
            Stream.concat(
                    entrants.stream().filter(one -> !one.id().equals(entrant.id())),
                    Stream.of(entrant))
                .toList())
        : new Roster(
            entrants.stream().map(one -> one.id().equals(entrant.id()) ? entrant : one).toList());
  }
}

package org.inwoarena.client.socket;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.inwoarena.contracts.GameView.Clock;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.contracts.GameView.TimedPrompt;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.ViewPatch;

/**
 * A match as one audience sees it after part number {@code viewSeq}.
 *
 * @param prompts the questions now open to this seat
 */
public record TableView(
    long viewSeq,
    SortedMap<String, Entity> entities,
    List<TimedPrompt> prompts,
    List<Clock> clocks) {

  /** Keeps own copies. */
  public TableView {
    entities = Collections.unmodifiableSortedMap(new TreeMap<>(entities));
    prompts = List.copyOf(prompts);
    clocks = List.copyOf(clocks);
  }

  /** Before anything was seen. */
  public static TableView nothing() {
    return new TableView(0, Collections.emptySortedMap(), List.of(), List.of());
  }

  /** The view after a part that follows this one. */
  public TableView after(Part part) {
    return with(part, part.patch().applyTo(entities));
  }

  /** The view a snapshot shows, whatever was there before. */
  public TableView replacedBy(Part snapshot) {
    return with(snapshot, snapshot.patch().applyTo(Collections.emptySortedMap()));
  }

  private static TableView with(Part part, SortedMap<String, Entity> entities) {
    return new TableView(part.viewSeq(), entities, part.prompts(), part.clocks());
  }

  /** What changed from an earlier view to this one. */
  public ViewPatch since(TableView earlier) {
    return ViewPatch.between(earlier.entities, entities);
  }

  /** The table as a whole, once seen. */
  public Optional<Entity.Table> table() {
    return one("table", Entity.Table.class);
  }

  /** The end of the game, once there. */
  public Optional<Entity.Result> result() {
    return one("result", Entity.Result.class);
  }

  /** The attack under way. */
  public Optional<Entity.AttackUnderWay> attack() {
    return one("attack", Entity.AttackUnderWay.class);
  }

  private <E extends Entity> Optional<E> one(String key, Class<E> type) {
    return Optional.ofNullable(entities.get(key)).filter(type::isInstance).map(type::cast);
  }
}

package org.inwoarena.game.hosting;

import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.function.Function;

/** One step after another: a session serves one statement at a time. */
final class InOrder {

  private InOrder() {}

  static <T> Uni<Void> each(Iterable<T> items, Function<? super T, Uni<Void>> step) {
    return Multi.createFrom()
        .iterable(items)
        .onItem()
        .transformToUniAndConcatenate(item -> step.apply(item))
        .onItem()
        .ignoreAsUni();
  }
}

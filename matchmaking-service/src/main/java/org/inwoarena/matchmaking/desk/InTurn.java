package org.inwoarena.matchmaking.desk;

import io.smallrye.common.annotation.CheckReturnValue;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.Collection;
import java.util.function.Function;

/** One after another: a session does one thing at a time. */
public final class InTurn {

  private InTurn() {}

  /** Does the work for each item. */
  @CheckReturnValue
  public static <T> Uni<Void> each(Collection<T> items, Function<T, Uni<Void>> work) {
    return Multi.createFrom()
        .iterable(items)
        .onItem()
        .transformToUniAndConcatenate(work::apply)
        .collect()
        .last();
  }
}

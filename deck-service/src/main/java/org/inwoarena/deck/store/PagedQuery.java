package org.inwoarena.deck.store;

import io.smallrye.mutiny.Uni;
import java.util.Map;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;
import org.hibernate.reactive.mutiny.Mutiny.SelectionQuery;
import org.inwoarena.deck.paging.Page;

/**
 * A list that is read page by page.
 *
 * @param rows the entity that is listed
 * @param from what is listed, under the alias {@code r}, such as {@code from DeckRow r where ...}
 * @param order by what, and in the end by something no two rows share
 * @param parameters of {@code from}
 */
record PagedQuery<R>(Class<R> rows, String from, String order, Map<String, ?> parameters) {

  /** One page, and how many rows there are in all. */
  <T> Uni<Page<T>> read(Mutiny.Session session, int page, int size, Function<R, T> item) {
    return with(session.createSelectionQuery("select count(*) " + from, Long.class))
        .getSingleResult()
        .chain(
            total ->
                with(session.createSelectionQuery("select r " + from + " order by " + order, rows))
                    .setFirstResult(page * size)
                    .setMaxResults(size)
                    .getResultList()
                    .map(found -> found.stream().map(item).toList())
                    .map(items -> new Page<>(items, page, size, total)));
  }

  private <Q> SelectionQuery<Q> with(SelectionQuery<Q> query) {
    parameters.forEach(query::setParameter);
    return query;
  }
}

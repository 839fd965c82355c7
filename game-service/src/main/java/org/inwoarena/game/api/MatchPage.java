package org.inwoarena.game.api;

import java.util.List;
import org.inwoarena.contracts.MatchSummary;

/**
 * One page of matches, newest first.
 *
 * @param page from 0
 * @param total matches on all pages
 */
public record MatchPage(List<MatchSummary> items, int page, int size, long total) {
  /** Keeps an own copy. */
  public MatchPage {
    items = List.copyOf(items);
  }
}

package org.inwoarena.rating.api;

import java.util.List;
import org.inwoarena.rating.store.ChangeLine;

/** What one match did to both players' ratings. */
public record MatchRating(String ladder, String match, long seq, List<ChangeLine> changes) {}

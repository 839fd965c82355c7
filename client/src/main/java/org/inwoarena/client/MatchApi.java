package org.inwoarena.client;

import com.fasterxml.jackson.core.type.TypeReference;
import java.util.Map;
import org.inwoarena.contracts.MatchSummary;
import org.inwoarena.contracts.MatchView;

/** Matches, running and finished. */
public final class MatchApi {

  private final Rest rest;

  MatchApi(Rest rest) {
    this.rest = rest;
  }

  /** Running matches, newest first. */
  public Page<MatchSummary> running(int page) {
    return list("running", page);
  }

  /** Finished matches, newest first. */
  public Page<MatchSummary> finished(int page) {
    return list("finished", page);
  }

  private Page<MatchSummary> list(String state, int page) {
    var query = Rest.query(Map.of("state", state, "page", page));
    return rest.get("/api/v1/matches" + query, new TypeReference<Page<MatchSummary>>() {});
  }

  /** One match. */
  public MatchSummary find(String matchId) {
    return rest.get(at(matchId), MatchSummary.class);
  }

  /** What everybody sees: a snapshot, or the parts after one already seen. */
  public MatchView publicView(String matchId, long after) {
    return view(matchId, "public", after);
  }

  /** What the caller's seat sees. */
  public MatchView ownView(String matchId, long after) {
    return view(matchId, "me", after);
  }

  private MatchView view(String matchId, String audience, long after) {
    var query = Rest.query(Map.of("audience", audience, "after", after));
    return rest.get(at(matchId) + "/view" + query, MatchView.class);
  }

  /** The record of a finished match, as JSON text: anybody can verify it. */
  public String record(String matchId) {
    return rest.getText(at(matchId) + "/record");
  }

  private static String at(String matchId) {
    return "/api/v1/matches/" + Rest.encoded(matchId);
  }
}

package org.inwoarena.rating.api;

/** Examples in the OpenAPI document, as they are asked and answered. */
final class Examples {

  private static final String LADDER =
      """
      {"id": "preview", "name": "Preview", "ruleSet": "two-player-tournament",
       "cards": "card-texts", "minimumTurns": 2, "matches": 1204, "players": 96}
      """;

  static final String LADDERS = "[" + LADDER + "]";

  static final String STANDING =
      """
      {"rank": 7, "player": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01", "handle": "agent-23",
       "bot": false, "rating": 155240, "games": 41, "provisional": false}
      """;

  static final String LEADERBOARD =
      "{\"ladder\": "
          + LADDER
          + ", \"page\": 0, \"size\": 50, \"total\": 96, \"items\": ["
          + STANDING
          + "], \"you\": "
          + STANDING
          + "}";

  static final String PROFILE =
      "{\"standing\": "
          + STANDING
          + """
          , "peak": 157810,
           "curve": [{"seq": 1201, "at": "2026-12-01T19:40:12Z", "rating": 154190},
                     {"seq": 1204, "at": "2026-12-01T20:15:30Z", "rating": 155240}],
           "byIlluminati": [{"of": "discordian-society", "games": 22, "won": 13, "shared": 1,
                             "lost": 8}],
           "againstIlluminati": [{"of": "gnomes-of-zurich", "games": 9, "won": 4, "shared": 0,
                                  "lost": 5}],
           "opponents": [{"of": "0d7c2c4e-2f7e-4c39-9a53-1f0d4a1b8e02", "name": "zurich",
                          "games": 6, "won": 3, "shared": 0, "lost": 3}]}
          """;

  static final String BOOK =
      """
      [{"seq": 1204, "kind": "GAME", "match": "5f0c1b1e-8a61-4a53-9d0c-3f7a1d5b8e01",
        "at": "2026-12-01T20:15:30Z",
        "seats": [{"player": "0d7c2c4e-2f7e-4c39-9a53-1f0d4a1b8e02", "score": 0,
                   "before": 156020, "after": 154970},
                  {"player": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01", "score": 2,
                   "before": 154190, "after": 155240}]}]
      """;

  private static final String CHANGE =
      """
      {"seq": 1204, "match": "5f0c1b1e-8a61-4a53-9d0c-3f7a1d5b8e01",
       "player": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01", "handle": "agent-23",
       "rival": "0d7c2c4e-2f7e-4c39-9a53-1f0d4a1b8e02", "rivalHandle": "zurich",
       "correction": false, "score": 2, "before": 154190, "after": 155240, "k": 20,
       "expected": 475000, "games": 41, "endedAt": "2026-12-01T20:15:30Z"}
      """;

  static final String HISTORY =
      "{\"page\": 0, \"size\": 50, \"total\": 41, \"items\": [" + CHANGE + "]}";

  static final String MATCH =
      "{\"ladder\": \"preview\", \"match\": \"5f0c1b1e-8a61-4a53-9d0c-3f7a1d5b8e01\","
          + " \"seq\": 1204, \"changes\": ["
          + CHANGE
          + "]}";

  static final String NOT_RATED =
      """
      {"type": "urn:inwo-arena:problem:match-not-rated", "title": "Not Found", "status": 404,
       "code": "match-not-rated",
       "detail": "The match ended in turn 1 without a Goal won; ladder preview rates from turn 2 on."}
      """;

  static final String PLAN = "{\"name\": \"Spring 2027\", \"startsAt\": \"2027-03-01T00:00:00Z\"}";

  static final String SEASON =
      """
      {"number": 2, "name": "Spring 2027", "startsAt": "2027-03-01T00:00:00Z", "state": "PLANNED"}
      """;

  static final String SEASONS =
      "["
          + SEASON
          + """
          , {"number": 1, "name": "Season 1", "startsAt": "2026-11-30T00:00:00Z",
             "state": "RUNNING"}]
          """;

  static final String SEASON_TABLE =
      """
      {"page": 0, "size": 50, "total": 96,
       "items": [{"rank": 1, "player": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01",
                  "handle": "agent-23", "rating": 171040, "games": 88}]}
      """;

  static final String ALREADY_PLANNED =
      """
      {"type": "urn:inwo-arena:problem:season-already-planned", "title": "Conflict",
       "status": 409, "code": "season-already-planned",
       "detail": "Season 2, Spring 2027, is planned for 2027-03-01T00:00:00Z; cancel it first."}
      """;

  static final String VERDICT =
      "{\"text\": \"Two club players, both games were streamed. Nothing wrong.\"}";

  private static final String FLAG =
      """
      {"id": "f1a60e52-8a0e-4a53-9d0c-3f7a1d5b8e01", "rule": "ONE_SIDED_PAIR",
       "match": "5f0c1b1e-8a61-4a53-9d0c-3f7a1d5b8e01",
       "player": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01",
       "detail": "5 earlier games of these two, all won by the same player.",
       "raisedAt": "2026-12-01T20:15:31Z"}
      """;

  static final String FLAGS =
      "{\"page\": 0, \"size\": 50, \"total\": 1, \"items\": [" + FLAG + "]}";

  static final String FLAG_CLOSED =
      """
      {"id": "f1a60e52-8a0e-4a53-9d0c-3f7a1d5b8e01", "rule": "ONE_SIDED_PAIR",
       "match": "5f0c1b1e-8a61-4a53-9d0c-3f7a1d5b8e01",
       "player": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01",
       "detail": "5 earlier games of these two, all won by the same player.",
       "raisedAt": "2026-12-01T20:15:31Z", "closedAt": "2026-12-02T08:00:00Z",
       "closedBy": "9e0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e03",
       "verdict": "Two club players, both games were streamed. Nothing wrong."}
      """;

  private Examples() {}
}

package org.inwoarena.matchmaking.api;

/** Examples in the OpenAPI document, as they are asked and answered. */
final class Examples {

  static final String PLAYER =
      """
      {"id": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01", "handle": "agent-23", "bot": false,
       "since": "2026-11-30T20:15:30Z"}
      """;

  static final String PLAYERS =
      "{\"items\": [" + PLAYER + "], \"page\": 0, \"size\": 20, \"total\": 1}";

  static final String HANDLE = "{\"handle\": \"agent-23\"}";

  static final String HANDLE_TAKEN =
      """
      {"type": "urn:inwo-arena:problem:handle-taken", "title": "Conflict", "status": 409,
       "code": "handle-taken", "detail": "Another player has this handle, or one that looks like it.",
       "errors": [{"code": "handle-taken",
                   "detail": "Another player has this handle, or one that looks like it."}]}
      """;

  static final String STANDING =
      """
      {"bannedUntil": "2026-12-01T20:25:30Z",
       "bans": [{"reason": "matches-left", "until": "2026-12-01T20:25:30Z",
                 "detail": "You left 3 of your last 20 rated matches before they were played out."}],
       "games": 20, "left": 3, "free": 2, "nextBanSeconds": 1200,
       "quits": [{"matchId": "5f0c1b1e-8a61-4a53-9d0c-3f7a1d5b8e01", "ladder": "preview",
                  "endedAt": "2026-12-01T20:15:30Z", "how": "time-out"}]}
      """;

  static final String LADDERS =
      """
      [{"id": "preview", "name": "Preview", "ruleSet": "two-player-tournament",
        "cards": "card-texts", "format": "constructed",
        "clocks": {"bank": 1500, "grace": 10, "cap": 180}, "waiting": 3}]
      """;

  static final String JOIN =
      "{\"ladder\": \"preview\", \"registrationId\": \"0199c0de-0000-7000-8000-00000000000d\"}";

  static final String TICKET =
      """
      {"ticketId": "2b1e9c52-8a0e-4a53-9d0c-3f7a1d5b8e01", "ladder": "preview",
       "registrationId": "0199c0de-0000-7000-8000-00000000000d", "state": "waiting",
       "joinedAt": "2026-12-01T20:15:30Z", "expiresAt": "2026-12-01T20:45:30Z"}
      """;

  static final String OFFER =
      """
      {"offerId": "9c2b1e52-8a0e-4a53-9d0c-3f7a1d5b8e01", "ladder": "preview", "state": "open",
       "opponent": "0d7c2c4e-2f7e-4c39-9a53-1f0d4a1b8e02", "answer": "pending",
       "madeAt": "2026-12-01T20:16:02Z", "deadline": "2026-12-01T20:16:32Z",
       "why": {"gap": 85, "window": 150, "waited": 32, "opponentWaited": 4, "rematch": false}}
      """;

  static final String OFFER_MATCHED =
      """
      {"offerId": "9c2b1e52-8a0e-4a53-9d0c-3f7a1d5b8e01", "ladder": "preview", "state": "matched",
       "opponent": "0d7c2c4e-2f7e-4c39-9a53-1f0d4a1b8e02", "answer": "accepted",
       "madeAt": "2026-12-01T20:16:02Z", "deadline": "2026-12-01T20:16:32Z",
       "matchId": "5f0c1b1e-8a61-4a53-9d0c-3f7a1d5b8e01",
       "why": {"gap": 85, "window": 150, "waited": 32, "opponentWaited": 4, "rematch": false}}
      """;

  static final String OFFER_DECLINED =
      """
      {"offerId": "9c2b1e52-8a0e-4a53-9d0c-3f7a1d5b8e01", "ladder": "preview", "state": "declined",
       "opponent": "0d7c2c4e-2f7e-4c39-9a53-1f0d4a1b8e02", "answer": "declined",
       "madeAt": "2026-12-01T20:16:02Z", "deadline": "2026-12-01T20:16:32Z",
       "why": {"gap": 85, "window": 150, "waited": 32, "opponentWaited": 4, "rematch": false}}
      """;

  static final String OFFER_CLOSED =
      """
      {"type": "urn:inwo-arena:problem:offer-closed", "title": "Conflict", "status": 409,
       "code": "offer-closed", "detail": "This offer is timed-out.",
       "errors": [{"code": "offer-closed", "detail": "This offer is timed-out."}]}
      """;

  static final String POSITION =
      "{\"tickets\": ["
          + TICKET
          + """
          ],
           "rematch": {"matchId": "5f0c1b1e-8a61-4a53-9d0c-3f7a1d5b8e01",
                       "opponent": "0d7c2c4e-2f7e-4c39-9a53-1f0d4a1b8e02", "ladder": "preview",
                       "until": "2026-12-01T20:25:30Z"}}
          """;

  static final String BANNED =
      """
      {"type": "urn:inwo-arena:problem:queue-ban", "title": "Conflict", "status": 409,
       "code": "queue-ban",
       "detail": "You left 3 of your last 20 rated matches before they were played out. You may queue again at 2026-12-01T20:25:30Z.",
       "errors": [{"code": "queue-ban",
                   "detail": "You left 3 of your last 20 rated matches before they were played out. You may queue again at 2026-12-01T20:25:30Z."}]}
      """;

  static final String CHALLENGE =
      """
      {"opponent": "agent-23", "registrationId": "0199c0de-0000-7000-8000-00000000000d",
       "rated": true, "ladder": "preview"}
      """;

  static final String BRING = "{\"registrationId\": \"0199c0de-0000-7000-8000-00000000000d\"}";

  static final String CHALLENGE_OPEN =
      """
      {"challengeId": "c1b0e952-8a0e-4a53-9d0c-3f7a1d5b8e01",
       "challenger": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01",
       "opponent": "0d7c2c4e-2f7e-4c39-9a53-1f0d4a1b8e02", "rated": true, "ladder": "preview",
       "ruleSet": "two-player-tournament", "state": "open", "madeAt": "2026-12-01T20:15:30Z",
       "expiresAt": "2026-12-01T20:20:30Z"}
      """;

  static final String CHALLENGES =
      "{\"items\": [" + CHALLENGE_OPEN + "], \"page\": 0, \"size\": 20, \"total\": 1}";

  static final String CHALLENGE_ACCEPTED =
      """
      {"challengeId": "c1b0e952-8a0e-4a53-9d0c-3f7a1d5b8e01",
       "challenger": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01",
       "opponent": "0d7c2c4e-2f7e-4c39-9a53-1f0d4a1b8e02", "rated": true, "ladder": "preview",
       "ruleSet": "two-player-tournament", "state": "accepted", "madeAt": "2026-12-01T20:15:30Z",
       "expiresAt": "2026-12-01T20:20:30Z", "matchId": "5f0c1b1e-8a61-4a53-9d0c-3f7a1d5b8e01"}
      """;

  static final String CHALLENGE_DECLINED =
      """
      {"challengeId": "c1b0e952-8a0e-4a53-9d0c-3f7a1d5b8e01",
       "challenger": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01",
       "opponent": "0d7c2c4e-2f7e-4c39-9a53-1f0d4a1b8e02", "rated": false,
       "ruleSet": "two-player-tournament", "state": "declined", "madeAt": "2026-12-01T20:15:30Z",
       "expiresAt": "2026-12-01T20:20:30Z"}
      """;

  static final String CHALLENGE_WITHDRAWN =
      """
      {"challengeId": "c1b0e952-8a0e-4a53-9d0c-3f7a1d5b8e01",
       "challenger": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01",
       "opponent": "0d7c2c4e-2f7e-4c39-9a53-1f0d4a1b8e02", "rated": false,
       "ruleSet": "two-player-tournament", "state": "withdrawn", "madeAt": "2026-12-01T20:15:30Z",
       "expiresAt": "2026-12-01T20:20:30Z"}
      """;

  static final String CHALLENGE_CLOSED =
      """
      {"type": "urn:inwo-arena:problem:challenge-closed", "title": "Conflict", "status": 409,
       "code": "challenge-closed", "detail": "This challenge is declined.",
       "errors": [{"code": "challenge-closed", "detail": "This challenge is declined."}]}
      """;

  static final String DAILY_CAP =
      """
      {"type": "urn:inwo-arena:problem:daily-cap", "title": "Conflict", "status": 409,
       "code": "daily-cap",
       "detail": "You two have played 5 rated matches within 24 hours; the next can be rated from 2026-12-02T09:10:00Z on. A casual one may be played at once.",
       "errors": [{"code": "daily-cap",
                   "detail": "You two have played 5 rated matches within 24 hours; the next can be rated from 2026-12-02T09:10:00Z on. A casual one may be played at once."}]}
      """;

  static final String REMATCH =
      "{\"matchId\": \"5f0c1b1e-8a61-4a53-9d0c-3f7a1d5b8e01\", \"casual\": false}";

  static final String REMATCH_AGREED =
      """
      {"challengeId": "c2b0e952-8a0e-4a53-9d0c-3f7a1d5b8e01",
       "challenger": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01",
       "opponent": "0d7c2c4e-2f7e-4c39-9a53-1f0d4a1b8e02", "rated": true, "ladder": "preview",
       "ruleSet": "two-player-tournament", "state": "accepted", "madeAt": "2026-12-01T21:02:10Z",
       "expiresAt": "2026-12-01T21:07:10Z", "matchId": "6f0c1b1e-8a61-4a53-9d0c-3f7a1d5b8e02",
       "rematchOf": "5f0c1b1e-8a61-4a53-9d0c-3f7a1d5b8e01"}
      """;

  static final String POST_OPEN =
      """
      {"registrationId": "0199c0de-0000-7000-8000-00000000000d", "rated": true,
       "ladder": "preview", "minRating": 1400, "maxRating": 1700, "minutes": 30}
      """;

  static final String OPEN_CHALLENGE =
      """
      {"challengeId": "0cb0e952-8a0e-4a53-9d0c-3f7a1d5b8e01",
       "challenger": {"player": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01", "handle": "agent-23",
                      "bot": false, "rating": 1552, "games": 41},
       "rated": true, "ladder": "preview", "ruleSet": "two-player-tournament",
       "format": "constructed", "minRating": 1400, "maxRating": 1700, "state": "open",
       "madeAt": "2026-12-01T20:15:30Z", "expiresAt": "2026-12-01T20:45:30Z"}
      """;

  static final String OPEN_PAGE =
      "{\"items\": [" + OPEN_CHALLENGE + "], \"page\": 0, \"size\": 20, \"total\": 1}";

  static final String OPEN_TAKEN =
      """
      {"challengeId": "0cb0e952-8a0e-4a53-9d0c-3f7a1d5b8e01",
       "challenger": {"player": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01", "handle": "agent-23",
                      "bot": false, "rating": 1552, "games": 41},
       "rated": true, "ladder": "preview", "ruleSet": "two-player-tournament",
       "format": "constructed", "minRating": 1400, "maxRating": 1700, "state": "accepted",
       "madeAt": "2026-12-01T20:15:30Z", "expiresAt": "2026-12-01T20:45:30Z",
       "opponent": "0d7c2c4e-2f7e-4c39-9a53-1f0d4a1b8e02",
       "matchId": "5f0c1b1e-8a61-4a53-9d0c-3f7a1d5b8e01"}
      """;

  static final String OPEN_WITHDRAWN =
      """
      {"challengeId": "0cb0e952-8a0e-4a53-9d0c-3f7a1d5b8e01",
       "challenger": {"player": "7d0c2c4e-2f7e-4c39-9a53-1f0d4a1b8e01", "handle": "agent-23",
                      "bot": false, "games": 0},
       "rated": false, "ruleSet": "two-player-tournament", "format": "constructed",
       "state": "withdrawn", "madeAt": "2026-12-01T20:15:30Z",
       "expiresAt": "2026-12-01T20:45:30Z"}
      """;

  private Examples() {}
}

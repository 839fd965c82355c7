package org.inwoarena.matchmaking.api.event;

/** What the papers of an event look like, for those who read the API's description. */
final class PaperExamples {

  static final String JSON =
      """
      {"id": "3b1f7a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Winter Cup", "phase": "running",
       "format": "swiss", "starts": "2026-12-20T18:00:00Z", "zone": "Europe/Berlin",
       "players": [{"id": "6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01", "name": "Alice",
                    "rating": 1712, "status": "seated"}],
       "rounds": [], "standings": []}
      """;

  static final String ROUNDS =
      """
      round,table,first,second,result
      1,1,Alice,Bob,3:0
      1,,Carol,,bye
      """;

  static final String STANDINGS =
      """
      rank,id,name,record,points,omw/1,gw/1,ogw/1,by seed
      1,6f1c2a52-8a0e-4a53-9d0c-3f7a1d5b8e01,Alice,1-0-0,3,0.3300,1.0000,0.3300,
      """;

  static final String TRF =
      """
      012 Winter Cup
      042 2026/12/20
      001    1      Alice                             1712                             1.0    1     2 w 1
      """;

  static final String REPORT =
      """
      # Winter Cup

      | Rank | Player | Prize |
      | --- | --- | --- |
      | 1 | Alice | A box of cards |
      """;

  static final String CALENDAR =
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//INWO Arena//Events//EN
      BEGIN:VEVENT
      UID:3b1f7a52-8a0e-4a53-9d0c-3f7a1d5b8e01@events.inwo-arena
      SEQUENCE:12
      DTSTAMP:20261201T100000Z
      DTSTART;TZID=Europe/Berlin:20261220T190000
      DTEND;TZID=Europe/Berlin:20261221T000000
      SUMMARY:Winter Cup
      STATUS:CONFIRMED
      END:VEVENT
      END:VCALENDAR
      """;

  private PaperExamples() {}
}

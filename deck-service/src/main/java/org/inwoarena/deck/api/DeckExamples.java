package org.inwoarena.deck.api;

/** Examples of the OpenAPI document. */
final class DeckExamples {

  static final String FORMATS =
      """
      {"items": [{"id": "one-with-everything", "version": 1, "pin": "one-with-everything@1",
        "name": "One With Everything", "about": "One copy of each card of the base set.",
        "size": 45, "illuminati": 1, "leads": 1, "copies": 1,
        "pool": {"kind": "sets", "cards": 412, "sets": ["base"]},
        "on": "2026-12-01", "limits": []}], "page": 0, "size": 50, "total": 6}
      """;
  static final String FORMAT =
      """
      {"format": {"id": "constructed", "version": 2, "pin": "constructed@2", "name": "Constructed",
        "about": "Any cards of all sets.", "size": 45, "illuminati": 1, "leads": 1,
        "pool": {"kind": "sets", "cards": 634, "sets": ["base", "assassins", "subgenius"]},
        "on": "2027-03-05", "limits": [{"card": "hoax", "most": 0, "from": "2027-03-01",
          "until": "2027-07-01", "reason": "Too strong."}]},
       "validator": "2+0123456789ab", "versions": ["constructed@1", "constructed@2"],
       "history": [{"from": "2027-03-01", "limits": [{"card": "hoax", "most": 0,
          "from": "2027-03-01", "until": "2027-07-01", "reason": "Too strong."}]},
        {"from": "2027-07-01", "limits": []}]}
      """;
  static final String POOL =
      """
      {"items": ["a-thousand-points-of-light", "abc"], "page": 0, "size": 2, "total": 412}
      """;

  private DeckExamples() {}
}

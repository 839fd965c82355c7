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

  static final String LIST =
      """
      Night Shift
      1 UFOs
      2 Hackers
      """;
  static final String LACKEY =
      """
      <deck version="0.8"><superzone name="Groups"><card><name>Hackers</name></card></superzone></deck>
      """;
  static final String STATISTICS =
      """
      {"cards": 3, "groupDeck": 1, "plotDeck": 2, "kinds": {"Goal": 1, "Illuminati": 1, "Place": 1},
       "alignments": {"Criminal": 1, "Government": 1, "Violent": 1}, "unaligned": 0, "attributes": {"Coastal": 1},
       "power": {"7": 1}, "totalPower": 7, "resistance": {"8": 1}, "arrows": 3,
       "goals": [{"illuminati": "ufos", "goals": [
         {"goal": "Basic Goal", "reach": "not-enough", "ways": [{"reach": "not-enough", "terms": [
           {"what": "Groups (R20.1.2)", "have": 2, "needed": 12, "reach": "not-enough", "parts": [
             {"what": "Illuminati", "number": 1, "cards": ["ufos"]},
             {"what": "Groups", "number": 1, "cards": ["new-york"]}]}]}]}]}]}
      """;

  static final String CARD =
      """
      {"id": "new-york", "name": "New York", "set": "base", "kind": "Place", "aliases": [],
       "alignments": ["Violent", "Criminal", "Government"], "sometimes": [],
       "attributes": ["Coastal"], "power": 7,
       "globalPower": 0, "resistance": 8, "arrowIn": "bottom",
       "arrowsOut": ["top", "right", "left"], "unique": false, "getsAction": false,
       "effect": "Each other Criminal Group of yours has +1 Power.", "rarity": "U"}
      """;
  static final String CARDS =
      "{\"items\": [" + CARD + "], \"page\": 0, \"size\": 50, \"total\": 1}";

  private DeckExamples() {}
}

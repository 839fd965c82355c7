package org.inwoarena.gateway.web;

import java.nio.charset.StandardCharsets;
import org.inwoarena.gateway.support.StubServices;

/** A player's deck as deck-service tells it, changed by the test as it goes. */
final class DeckStub {

  static final String CARDS =
      """
      {"page":0,"size":200,"total":3,"items":[
       {"id":"ufos","name":"UFOs","kind":"Illuminati"},
       {"id":"hackers","name":"Hackers","kind":"Organization","alignments":["Weird","Fanatic"],
        "attributes":["Computer"],"power":1,"resistance":4},
       {"id":"mole","name":"Mole","kind":"Plot"}]}
      """;

  static final String FORMATS =
      """
      {"page":0,"size":100,"total":2,"items":[
       {"id":"one-with-everything","name":"One With Everything","size":45},
       {"id":"constructed","name":"Constructed","size":45}]}
      """;

  static final String PROBLEMS =
      """
      [{"code":"deck.size","severity":"illegal","suggestions":[],
        "detail":"The deck has 3 cards and needs exactly 45."},
       {"code":"deck.no-lead","severity":"illegal","suggestions":[],
        "detail":"The deck needs a Group that can be the lead."}]
      """;

  static final String STATISTICS =
      """
      {"cards":3,"groupDeck":2,"plotDeck":1,"kinds":{"Illuminati":1,"Organization":2},
       "alignments":{"Fanatic":1,"Weird":2},"unaligned":0,"attributes":{"Computer":2},
       "power":{"1":2,"4":1},"totalPower":6,"resistance":{"4":2},"arrows":4,
       "goals":[{"illuminati":"ufos","goals":[
        {"goal":"Basic Goal","reach":"not-enough","ways":[{"reach":"not-enough","terms":[
         {"what":"Groups","have":2,"needed":12,"reach":"not-enough","parts":[
          {"what":"Illuminati","number":1,"cards":["ufos"]},
          {"what":"Groups","number":1,"cards":["hackers"]}]}]}]},
        {"goal":"Special Goal of UFOs","reach":"open","ways":[]}]}]}
      """;

  private final StubServices stub;
  private final String id;

  DeckStub(StubServices stub, String id) {
    this.stub = stub;
    this.id = id;
    stub.onJson(path("/statistics"), STATISTICS);
  }

  /** What every page asks for, and what a deck's page asks for beside its deck. */
  static void surroundings(StubServices stub) {
    stub.onJson("/api/v1/cards", CARDS);
    stub.onJson("/api/v1/formats", FORMATS);
    stub.onJson("/api/v1/challenges", page(""));
    stub.onJson("/api/v1/queue/me", "{\"tickets\":[]}");
  }

  /** A page of a longer list. */
  static String page(String items) {
    return "{\"page\":0,\"size\":20,\"total\":2,\"items\":[%s]}".formatted(items);
  }

  String id() {
    return id;
  }

  String path(String rest) {
    return "/api/v1/decks/" + id + rest;
  }

  String address(String rest) {
    return "#/decks/" + id + rest;
  }

  /** The deck stands like this now. */
  void is(int version, boolean ok) {
    stub.onJson(path(""), json(version, ok));
  }

  String json(int version, boolean ok) {
    var whole = "\"cards\":[\"hackers\",\"hackers\",\"ufos\"],\"problems\":";
    return line(version, ok)
        .replaceFirst("}\\s*$", "," + whole + (ok ? "[]" : PROBLEMS.strip()) + "}");
  }

  /** The deck as a list of decks has it. */
  String line(int version, boolean ok) {
    return """
    {"id":"%s","name":"%s","format":"constructed","ok":%s,"size":3,"illuminati":["ufos"],
     "visibility":"private","version":%d,"updatedAt":"2026-12-01T18:00:00Z"}
    """
        .formatted(id, EventStub.HOSTILE, ok, version);
  }

  /** The last body that reached a path of the deck. */
  String sent(String rest) {
    var seen = stub.seen(path(rest));
    return seen.isEmpty() ? "" : new String(seen.getLast().body(), StandardCharsets.UTF_8);
  }
}

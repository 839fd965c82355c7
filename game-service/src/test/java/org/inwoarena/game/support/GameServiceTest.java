package org.inwoarena.game.support;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.inwoarena.contracts.Clocks;
import org.inwoarena.contracts.Json;
import org.inwoarena.contracts.MatchCreated;
import org.inwoarena.contracts.Topics;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** A running game-service with real Kafka and PostgreSQL; deck-service is a stub. */
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "game"))
@QuarkusTestResource(DeckServiceStub.class)
@QuarkusTestResource(EventStub.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameServiceTest {

  @ConfigProperty(name = "kafka.bootstrap.servers")
  String servers;

  @ConfigProperty(name = "quarkus.rest-client.deck-service.url")
  String deckService;

  @ConfigProperty(name = "quarkus.datasource.jdbc.url")
  String jdbcUrl;

  @ConfigProperty(name = "quarkus.datasource.username")
  String user;

  @ConfigProperty(name = "quarkus.datasource.password")
  String password;

  private KafkaTap kafka;
  private List<DeckList> decks;

  @BeforeAll
  void tap() {
    kafka =
        new KafkaTap(
            servers,
            List.of(
                Topics.GAME_VIEWS,
                Topics.GAME_EVENTS,
                Topics.MATCH_COMPLETED,
                Topics.PLAYER_NOTICES,
                Topics.GAME_COMMANDS + "-dead-letters"));
    var catalogue = Catalogue.load();
    decks =
        List.of(
            TestDecks.shipped(catalogue, "night-shift"), TestDecks.shipped(catalogue, "old-order"));
  }

  @AfterAll
  void untap() {
    kafka.close();
  }

  protected KafkaTap kafka() {
    return kafka;
  }

  protected List<DeckList> decks() {
    return decks;
  }

  /** A rated match that deck-service knows the decks of, begun. */
  protected TestTable table(Clocks clocks) {
    return TestTable.of(kafka, registered(TestTable.order(clocks, decks))).started();
  }

  /** Registers both decks of an order. */
  protected MatchCreated registered(MatchCreated order) {
    for (var seat = 0; seat < 2; seat++) {
      var plan = order.seats().get(seat);
      register(
          Map.of(
              "registrationId", plan.registrationId(),
              "owner", plan.player(),
              "format", plan.format(),
              "hash", decks.get(seat).hash(),
              "validatorVersion", plan.validatorVersion(),
              "cards", decks.get(seat).cards()));
    }
    return order;
  }

  protected void register(Map<String, Object> registration) {
    var uri = deckService + "/internal/registrations/" + registration.get("registrationId");
    try (var http = HttpClient.newHttpClient()) {
      var body =
          HttpRequest.BodyPublishers.ofString(Json.mapper().writeValueAsString(registration));
      http.send(
          HttpRequest.newBuilder(URI.create(uri)).PUT(body).build(), BodyHandlers.discarding());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** The tables of the service. */
  protected MatchFiles files() {
    return new MatchFiles(jdbcUrl, user, password);
  }
}

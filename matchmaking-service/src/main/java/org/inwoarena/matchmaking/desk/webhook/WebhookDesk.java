package org.inwoarena.matchmaking.desk.webhook;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.UUID;
import java.util.function.BiFunction;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.desk.PlayerDesk;
import org.inwoarena.matchmaking.player.Account;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Paged;
import org.inwoarena.matchmaking.store.Players;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.webhook.Deliveries;
import org.inwoarena.matchmaking.store.webhook.Webhooks;
import org.inwoarena.matchmaking.webhook.Delivery;
import org.inwoarena.matchmaking.webhook.HookUrl;
import org.inwoarena.matchmaking.webhook.Webhook;

/** Takes what organisers ask of webhooks. */
@ApplicationScoped
public class WebhookDesk {

  private static final int SECRET_BYTES = 32;

  private final Transactions transactions;
  private final PlayerDesk playerDesk;
  private final Players players;
  private final Webhooks webhooks;
  private final Deliveries deliveries;
  private final Hosts hosts;
  private final InstantSource clock;
  private final SecureRandom random;
  private final MatchmakingConfig config;

  WebhookDesk(
      Transactions transactions,
      PlayerDesk playerDesk,
      Players players,
      Webhooks webhooks,
      Deliveries deliveries,
      Hosts hosts,
      InstantSource clock,
      SecureRandom random,
      MatchmakingConfig config) {
    this.transactions = transactions;
    this.playerDesk = playerDesk;
    this.players = players;
    this.webhooks = webhooks;
    this.deliveries = deliveries;
    this.hosts = hosts;
    this.clock = clock;
    this.random = random;
    this.config = config;
  }

  /** Registers an address for all events of an organiser. */
  public Uni<Webhook> add(Account organiser, String url) {
    return Uni.createFrom()
        .item(() -> HookUrl.of(url, config.webhooks().allowLocal()))
        .chain(hosts::resolve)
        .chain(
            address ->
                transactions.run(
                    session ->
                        playerDesk
                            .present(session, organiser)
                            .chain(() -> players.lock(session, List.of(organiser.id())))
                            .chain(() -> webhooks.of(session, organiser.id()))
                            .chain(others -> add(session, others.size(), fresh(organiser, url)))));
  }

  private Uni<Webhook> add(Mutiny.Session session, int others, Webhook webhook) {
    if (others >= config.webhooks().most()) {
      return Uni.createFrom()
          .failure(
              new Refused(
                  Objection.conflict(
                      "webhooks-too-many",
                      "An organiser has at most %d webhooks."
                          .formatted(config.webhooks().most()))));
    }
    return webhooks
        .add(session, webhook)
        .map(
            added -> {
              if (!added) {
                throw new Refused(
                    Objection.conflict("webhook-known", "This URL is registered already.")
                        .at("url"));
              }
              return webhook;
            });
  }

  private Webhook fresh(Account organiser, String url) {
    var bytes = new byte[SECRET_BYTES];
    random.nextBytes(bytes);
    var secret = "whsec_" + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    return new Webhook(UUID.randomUUID(), organiser.id(), url, secret, clock.instant(), true, 0);
  }

  /** An organiser's webhooks. */
  public Uni<List<Webhook>> all(Account organiser) {
    return transactions.read(session -> webhooks.of(session, organiser.id()));
  }

  /** Removes one with its log. */
  public Uni<Void> remove(Account organiser, UUID id) {
    return own(organiser, id, (session, webhook) -> webhooks.remove(session, id));
  }

  /** Writes to one again that had failed; what waited for it is sent now. */
  public Uni<Void> enable(Account organiser, UUID id) {
    return own(organiser, id, (session, webhook) -> retryNow(session, webhook));
  }

  /** What a webhook was told, the newest first. */
  public Uni<Paged<Delivery>> log(Account organiser, UUID id, int page, int size) {
    return own(organiser, id, (session, webhook) -> deliveries.log(session, id, page, size));
  }

  /** Sends a message again, with its own id. */
  public Uni<Void> redeliver(Account organiser, UUID id, UUID delivery) {
    return own(
        organiser,
        id,
        (session, webhook) -> {
          if (!webhook.active()) {
            throw new Refused(
                Objection.conflict(
                    "webhook-disabled", "This webhook is disabled; enable it first."));
          }
          return deliveries
              .again(session, id, delivery)
              .invoke(
                  found -> {
                    if (!found) {
                      throw new Refused(
                          Objection.unknown("delivery-unknown", "There is no such delivery."));
                    }
                  })
              .chain(
                  () ->
                      webhook.failures() == 0
                          ? Uni.createFrom().voidItem()
                          : retryNow(session, webhook));
        });
  }

  private Uni<Void> retryNow(Mutiny.Session session, Webhook webhook) {
    return webhooks.note(session, webhook.id(), true, 0, clock.instant());
  }

  private <T> Uni<T> own(
      Account organiser, UUID id, BiFunction<Mutiny.Session, Webhook, Uni<T>> work) {
    return transactions.run(
        session ->
            webhooks
                .lock(session, id, organiser.id())
                .map(
                    found ->
                        found.orElseThrow(
                            () ->
                                new Refused(
                                    Objection.unknown(
                                        "webhook-unknown", "You have no such webhook."))))
                .chain(webhook -> work.apply(session, webhook)));
  }
}

package org.inwoarena.matchmaking.desk.webhook;

import io.quarkus.scheduler.Scheduled;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.InstantSource;
import java.util.UUID;
import org.hibernate.reactive.mutiny.Mutiny;
import org.inwoarena.contracts.PlayerNotice.EventNotice;
import org.inwoarena.matchmaking.MatchmakingConfig;
import org.inwoarena.matchmaking.desk.Notices;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.store.Transactions;
import org.inwoarena.matchmaking.store.event.EventLists;
import org.inwoarena.matchmaking.store.webhook.Deliveries;
import org.inwoarena.matchmaking.store.webhook.Webhooks;
import org.inwoarena.matchmaking.webhook.Delivery;
import org.inwoarena.matchmaking.webhook.HookUrl;
import org.inwoarena.matchmaking.webhook.Persistence;
import org.inwoarena.matchmaking.webhook.Webhook;
import org.jboss.logging.Logger;

/**
 * Carries messages to webhooks: to each in the order in which they were written, one instance at a
 * time. A webhook is taken for a while; whoever dies with it in hand leaves it to the next one, and
 * the receiver may then hear a message twice, with the same id.
 */
@ApplicationScoped
public class Courier {

  private static final Logger LOG = Logger.getLogger(Courier.class);
  private static final int WEBHOOKS_AT_ONCE = 20;
  private static final int MESSAGES_IN_A_ROW = 50;

  /** Longer than an attempt can take; every attempt begins it anew. */
  private static final Duration TAKEN_FOR = Duration.ofSeconds(60);

  private static final Duration KEPT_FOR = Duration.ofDays(30);

  private final Transactions transactions;
  private final Webhooks webhooks;
  private final Deliveries deliveries;
  private final Hosts hosts;
  private final HookPost post;
  private final EventLists lists;
  private final Notices notices;
  private final Persistence persistence;
  private final InstantSource clock;
  private final MatchmakingConfig config;

  Courier(
      Transactions transactions,
      Webhooks webhooks,
      Deliveries deliveries,
      Hosts hosts,
      HookPost post,
      EventLists lists,
      Notices notices,
      Persistence persistence,
      InstantSource clock,
      MatchmakingConfig config) {
    this.transactions = transactions;
    this.webhooks = webhooks;
    this.deliveries = deliveries;
    this.hosts = hosts;
    this.post = post;
    this.lists = lists;
    this.notices = notices;
    this.persistence = persistence;
    this.clock = clock;
    this.config = config;
  }

  @Scheduled(
      identity = "webhooks",
      every = "{arena.schedule.webhooks}",
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  Uni<Void> run() {
    var now = clock.instant();
    return transactions
        .run(session -> webhooks.take(session, now, now.plus(TAKEN_FOR), WEBHOOKS_AT_ONCE))
        .chain(
            taken ->
                Multi.createFrom()
                    .iterable(taken)
                    .onItem()
                    .transformToUniAndMerge(
                        webhook ->
                            deliver(webhook, MESSAGES_IN_A_ROW)
                                .onFailure()
                                .invoke(failure -> LOG.errorf(failure, "webhook %s", webhook.id()))
                                .onFailure()
                                .recoverWithNull())
                    .collect()
                    .last());
  }

  @Scheduled(
      identity = "old-webhook-deliveries",
      every = "1h",
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  Uni<Void> forget() {
    var before = clock.instant().minus(KEPT_FOR);
    return transactions.run(session -> deliveries.forget(session, before)).replaceWithVoid();
  }

  /** Message after message, until there is none or one fails. */
  private Uni<Void> deliver(Webhook webhook, int left) {
    return transactions
        .read(session -> deliveries.next(session, webhook.id()))
        .chain(
            found -> {
              if (found.isEmpty() || left == 0) {
                return free(webhook);
              }
              var delivery = found.get();
              return answer(webhook, delivery)
                  .chain(answer -> note(webhook, delivery, answer))
                  .chain(
                      good ->
                          good
                              ? deliver(webhook.recovered(), left - 1)
                              : Uni.createFrom().voidItem());
            });
  }

  private Uni<Void> free(Webhook webhook) {
    return transactions.run(
        session -> webhooks.note(session, webhook.id(), true, 0, clock.instant()));
  }

  private record Answer(boolean good, String said) {}

  private Uni<Answer> answer(Webhook webhook, Delivery delivery) {
    return Uni.createFrom()
        .item(() -> HookUrl.of(webhook.url(), config.webhooks().allowLocal()))
        .chain(
            url -> hosts.resolve(url).chain(address -> post.send(webhook, delivery, url, address)))
        .map(status -> new Answer(status / 100 == 2, "HTTP " + status))
        .onFailure()
        .recoverWithItem(Courier::failed);
  }

  private static Answer failed(Throwable failure) {
    var why =
        failure instanceof Refused refused
            ? refused.main().code()
            : failure.getClass().getSimpleName();
    return new Answer(false, why);
  }

  /** Whether to go on. */
  private Uni<Boolean> note(Webhook webhook, Delivery delivery, Answer answer) {
    return transactions
        .run(
            session ->
                answer.good()
                    ? delivered(session, webhook, delivery, answer)
                    : failed(session, webhook, delivery, answer))
        .replaceWith(answer.good());
  }

  private Uni<Void> delivered(
      Mutiny.Session session, Webhook webhook, Delivery delivery, Answer answer) {
    var now = clock.instant();
    return deliveries
        .note(session, delivery.id(), "delivered", answer.said(), now)
        .chain(() -> webhooks.note(session, webhook.id(), true, 0, now.plus(TAKEN_FOR)));
  }

  private Uni<Void> failed(
      Mutiny.Session session, Webhook webhook, Delivery delivery, Answer answer) {
    var now = clock.instant();
    var failures = webhook.failures() + 1;
    var goesOn = failures < persistence.disableAfter();
    var givenUp = delivery.attempts() + 1 >= persistence.giveUpAfter();
    return deliveries
        .note(session, delivery.id(), givenUp ? "given-up" : "pending", answer.said(), now)
        .chain(
            () ->
                webhooks.note(
                    session, webhook.id(), goesOn, failures, now.plus(persistence.after(failures))))
        .chain(
            () ->
                goesOn
                    ? Uni.createFrom().voidItem()
                    : tell(session, webhook, delivery.event(), answer));
  }

  private Uni<Void> tell(Mutiny.Session session, Webhook webhook, UUID event, Answer answer) {
    return lists
        .name(session, event)
        .chain(
            name ->
                notices.tell(
                    session,
                    webhook.organiser(),
                    new EventNotice(
                        event.toString(),
                        name,
                        "webhook-disabled",
                        "Nothing is sent to %s any more after %d failures in a row, the last: %s."
                            .formatted(webhook.url(), persistence.disableAfter(), answer.said()))));
  }
}

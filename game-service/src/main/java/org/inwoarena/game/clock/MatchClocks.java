package org.inwoarena.game.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.inwoarena.engine.api.PromptId;
import org.inwoarena.engine.api.Seat;

/**
 * All clocks of one match at one moment. The rules of the game ask a seat one thing at a time, so a
 * seat has at most one running prompt.
 *
 * @param banks thinking time left, by seat, the running prompts not counted
 * @param running open prompts
 * @param roundEnds when the round's time is over; empty where there is none, or it has been
 */
public record MatchClocks(
    ClockRules rules,
    SortedMap<Seat, Duration> banks,
    SortedMap<PromptId, Running> running,
    Optional<Instant> roundEnds) {

  /** Keeps own copies. */
  public MatchClocks {
    banks = Collections.unmodifiableSortedMap(new TreeMap<>(banks));
    running = Collections.unmodifiableSortedMap(new TreeMap<>(running));
  }

  /** Full banks, nothing runs, no round. */
  public static MatchClocks full(ClockRules rules, int seats) {
    var banks = new TreeMap<Seat, Duration>();
    for (int seat = 0; seat < seats; seat++) {
      banks.put(new Seat(seat), rules.bank());
    }
    return new MatchClocks(rules, banks, new TreeMap<>(), Optional.empty());
  }

  /** The clocks with another end of the round, or none. */
  public MatchClocks roundEnding(Optional<Instant> at) {
    return new MatchClocks(rules, banks, running, at);
  }

  /** The clocks once a prompt is published. */
  public MatchClocks started(PromptId prompt, Seat seat, Instant at) {
    return with(open -> open.put(prompt, new Running(prompt, seat, at)));
  }

  /** The clocks once a prompt is closed and paid for. */
  public MatchClocks charged(Charge charge) {
    var next = new TreeMap<>(banks);
    next.put(charge.seat(), charge.left());
    return new MatchClocks(
        rules, next, with(open -> open.remove(charge.prompt())).running, roundEnds);
  }

  /** The clocks with the time of an outage given back to every open prompt and to the round. */
  public MatchClocks credited(Outage outage) {
    return with(open ->
            open.replaceAll(
                (prompt, run) ->
                    new Running(
                        prompt, run.seat(), run.since().plus(outage.suffered(run.since())))))
        .roundEnding(
            roundEnds.map(end -> end.isAfter(outage.from()) ? end.plus(outage.length()) : end));
  }

  /**
   * What closing a prompt costs.
   *
   * @param closedAt when the answer reached the gateway
   * @param now server time; an answer cannot come from the future, nor from before the question
   */
  public Charge charge(PromptId prompt, Instant closedAt, Instant now) {
    var run = running.get(prompt);
    var end = closedAt.isAfter(now) ? now : closedAt;
    var taken = end.isAfter(run.since()) ? Duration.between(run.since(), end) : Duration.ZERO;
    var bank = banks.get(run.seat());
    var beyondGrace = positive(taken.minus(rules.grace()));
    var mostPerPrompt = positive(rules.cap().minus(rules.grace()));
    var spent = least(beyondGrace, least(mostPerPrompt, bank));
    return new Charge(prompt, run.seat(), spent, bank.minus(spent));
  }

  /** When time for an open prompt is up. */
  public Optional<Instant> deadline(PromptId prompt) {
    return Optional.ofNullable(running.get(prompt)).map(run -> expiry(run).deadline());
  }

  /** The prompts whose time is up first: all those with the same, earliest deadline. */
  public List<Expiry> next() {
    var first = expiries().map(Expiry::deadline).min(Comparator.naturalOrder());
    return first.stream()
        .flatMap(at -> expiries().filter(expiry -> expiry.deadline().equals(at)))
        .toList();
  }

  /** Whether the round ends before the time of any open prompt is up. */
  public boolean isRoundNext() {
    var prompts = next();
    return roundEnds
        .filter(end -> prompts.isEmpty() || end.isBefore(prompts.getFirst().deadline()))
        .isPresent();
  }

  /** When time brings something about next. */
  public Optional<Instant> due() {
    return isRoundNext() ? roundEnds : next().stream().findFirst().map(Expiry::deadline);
  }

  /** From when on a seat's bank runs or ran for its open prompt. */
  public Optional<Instant> runsFrom(Seat seat) {
    return running.values().stream()
        .filter(run -> run.seat().equals(seat))
        .map(run -> run.since().plus(rules.grace()))
        .min(Comparator.naturalOrder());
  }

  /** What a seat has left at a moment, its open prompt counted. */
  public Duration left(Seat seat, Instant at) {
    var bank = banks.get(seat);
    return runsFrom(seat)
        .filter(from -> from.isBefore(at))
        .map(from -> positive(bank.minus(Duration.between(from, at))))
        .orElse(bank);
  }

  private Stream<Expiry> expiries() {
    return running.values().stream().map(this::expiry);
  }

  private Expiry expiry(Running run) {
    var left = banks.get(run.seat());
    return new Expiry(
        run.prompt(), run.seat(), run.since().plus(rules.longest(left)), rules.endsByFlag(left));
  }

  private MatchClocks with(Consumer<TreeMap<PromptId, Running>> change) {
    var open = new TreeMap<>(running);
    change.accept(open);
    return new MatchClocks(rules, banks, open, roundEnds);
  }

  private static Duration positive(Duration duration) {
    return duration.isNegative() ? Duration.ZERO : duration;
  }

  private static Duration least(Duration a, Duration b) {
    return a.compareTo(b) <= 0 ? a : b;
  }
}

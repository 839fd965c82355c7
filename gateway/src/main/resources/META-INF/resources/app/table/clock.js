/**
 * A seat's clock as it stands now, by the server's time: bank left, whether it runs, in words.
 */
export function clockOf(match, seat) {
  const clock = match.clocks.find((each) => each.seat === seat);
  if (!clock) {
    return { known: false, bank: 0, running: false, words: 'clock not started' };
  }
  const from = clock.runsFrom ? Math.max(Date.parse(clock.runsFrom), Date.parse(clock.asOf)) : null;
  const used = from === null ? 0 : Math.max(0, match.now() - from);
  const grace = clock.runsFrom !== null && Date.parse(clock.runsFrom) > match.now();
  return {
    known: true,
    bank: clock.bankMillis - used,
    running: clock.runsFrom !== null,
    words: clock.runsFrom === null ? 'clock stands' : grace ? 'grace, bank stands' : 'bank is running',
  };
}

package org.inwoarena.tournament.pairing.matching;

import java.util.Arrays;

/** The few cheapest of the partners offered to one vertex; the first offered wins a tie. */
final class Cheapest {

  private final int[] partners;
  private final long[] prices;
  private int size;

  Cheapest(int most) {
    partners = new int[most];
    prices = new long[most];
  }

  void offer(int partner, long price) {
    if (size == partners.length && price >= prices[size - 1]) {
      return;
    }
    var place = size < partners.length ? size++ : size - 1;
    while (place > 0 && prices[place - 1] > price) {
      partners[place] = partners[place - 1];
      prices[place] = prices[place - 1];
      place--;
    }
    partners[place] = partner;
    prices[place] = price;
  }

  /** The partners, cheapest first; the next vertex starts afresh. */
  int[] take() {
    var taken = Arrays.copyOf(partners, size);
    size = 0;
    return taken;
  }
}

package org.inwoarena.rating.ladder;

/**
 * What one game did to one player, with everything needed to recompute it.
 *
 * @param score half points: 2 win, 1 shared, 0 loss
 * @param expected expected score in millionths
 * @param k the K factor used
 */
public record RatingChange(Standing before, Standing after, int score, int expected, int k)
    implements Move {

  static RatingChange of(Standing own, Standing rival, int score) {
    var expected = Elo.expected(own.rating(), rival.rating());
    var k = own.k();
    var rating = Math.max(Elo.FLOOR, own.rating() + Elo.change(k, score, expected));
    return new RatingChange(own, own.after(rating), score, expected, k);
  }
}

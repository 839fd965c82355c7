package org.inwoarena.engine.random;

/**
 * Where random tests start: the same games in every build, so that a build does not fail by chance;
 * {@code ./arena fuzz engine} plays new ones. Printed, so that a failure can be repeated.
 */
final class StartSeed {

  private static final String PROPERTY = "arena.random.seed";
  private static final long USUAL = 20_261_201;

  private StartSeed() {}

  static long start(String test) {
    long seed = Long.getLong(PROPERTY, USUAL);
    System.out.println(test + ": -D" + PROPERTY + "=" + seed);
    return seed;
  }
}

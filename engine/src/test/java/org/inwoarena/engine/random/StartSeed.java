package org.inwoarena.engine.random;

/** Where random tests start; printed, so that a failure can be repeated. */
final class StartSeed {

  private static final String PROPERTY = "arena.random.seed";

  private StartSeed() {}

  static long start(String test) {
    long seed = Long.getLong(PROPERTY, System.nanoTime());
    System.out.println(test + ": -D" + PROPERTY + "=" + seed);
    return seed;
  }
}

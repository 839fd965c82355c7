package org.inwoarena.engine.trial;

/** Something that must hold of every game does not. */
final class Breach extends RuntimeException {

  private static final long serialVersionUID = 1;

  private Breach(String what) {
    super(what);
  }

  /** Throws unless it holds. */
  static void unless(boolean holds, String what, Object... about) {
    if (!holds) {
      throw new Breach(what.formatted(about));
    }
  }
}

package org.inwoarena.engine.scenario;

import org.inwoarena.engine.yaml.Flaw;
import org.inwoarena.engine.yaml.Node;

/** The game goes another way than a line of a scenario says. */
final class Unmet extends Flaw {
  private static final long serialVersionUID = 1L;

  Unmet(Node says, String message) {
    super(says.line(), message);
  }
}

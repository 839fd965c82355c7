package org.inwoarena.matchmaking.api.event;

import java.util.Locale;

/** Constants as the API spells them: in kebab case. */
final class Words {

  private Words() {}

  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

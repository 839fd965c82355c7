package org.inwoarena.engine.deck;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The word an enum constant carries in card data and on cards. */
final class Words {

  private Words() {}

  static String printed(Enum<?> constant) {
    try {
      return constant
          .getDeclaringClass()
          .getField(constant.name())
          .getAnnotation(JsonProperty.class)
          .value();
    } catch (NoSuchFieldException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}

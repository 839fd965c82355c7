package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The word an enum constant carries in card data and on cards. */
public final class Words {

  private Words() {}

  /** The word of that constant. */
  public static String printed(Enum<?> constant) {
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

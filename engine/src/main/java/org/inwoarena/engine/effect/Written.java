package org.inwoarena.engine.effect;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The word of card data where it is not simply the Java name. */
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface Written {
  /** The word. */
  String value();
}

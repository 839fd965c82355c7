package org.inwoarena.engine.coverage;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The clauses of {@code docs/rules/RULES.md} a test proves when it passes. For tests that JUnit
 * reports one by one: plain, repeated and parameterized ones, not factories.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(ClauseRecorder.class)
public @interface Clauses {
  /** Ids such as R2.5.4. */
  String[] value();
}

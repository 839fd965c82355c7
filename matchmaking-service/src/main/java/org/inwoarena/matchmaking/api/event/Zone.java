package org.inwoarena.matchmaking.api.event;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.ZoneId;

/** A time zone of the IANA database, such as {@code Europe/Berlin}. */
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
@Constraint(validatedBy = Zone.Known.class)
public @interface Zone {

  /** What is wrong. */
  String message() default "must be a time zone such as Europe/Berlin";

  /** As Bean Validation asks. */
  Class<?>[] groups() default {};

  /** As Bean Validation asks. */
  Class<? extends Payload>[] payload() default {};

  /** Looks the zone up. */
  class Known implements ConstraintValidator<Zone, String> {
    @Override
    public boolean isValid(String zone, ConstraintValidatorContext context) {
      return zone == null || ZoneId.getAvailableZoneIds().contains(zone);
    }
  }
}

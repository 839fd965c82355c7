package org.inwoarena.matchmaking.api.event;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;

/** A day such as {@code 2026-12-20}, from the year 2000 to 2999. */
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.TYPE_USE})
@Retention(RetentionPolicy.RUNTIME)
@Constraint(validatedBy = Day.OfTheCalendar.class)
public @interface Day {

  /** What is wrong. */
  String message() default "must be a day such as 2026-12-20";

  /** As Bean Validation asks. */
  Class<?>[] groups() default {};

  /** As Bean Validation asks. */
  Class<? extends Payload>[] payload() default {};

  /** Looks whether there is such a day. */
  class OfTheCalendar implements ConstraintValidator<Day, String> {
    @Override
    public boolean isValid(String day, ConstraintValidatorContext context) {
      return day == null || (day.matches("2\\d{3}-\\d\\d-\\d\\d") && exists(day));
    }

    private static boolean exists(String day) {
      try {
        LocalDate.parse(day);
        return true;
      } catch (DateTimeParseException none) {
        return false;
      }
    }
  }
}

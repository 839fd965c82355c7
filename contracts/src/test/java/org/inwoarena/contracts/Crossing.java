package org.inwoarena.contracts;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Everything that crosses a service boundary as JSON. */
final class Crossing {

  /** What neighbours read over REST rather than from a topic. */
  private static final List<Class<?>> ANSWERS =
      List.of(MatchSummary.class, MatchView.class, JudgeView.class);

  private Crossing() {}

  /** Every message class, found in the compiled classes: a forgotten one cannot hide. */
  static List<Class<? extends Message>> messages() {
    return new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(Message.class.getPackageName())
            .stream()
            .filter(type -> type.isAssignableTo(Message.class) && !type.isInterface())
            .sorted(Comparator.comparing(JavaClass::getName))
            .<Class<? extends Message>>map(type -> type.reflect().asSubclass(Message.class))
            .toList();
  }

  /** All types with a schema and samples. */
  static Stream<Class<?>> types() {
    return Stream.concat(messages().stream(), ANSWERS.stream());
  }

  /** What a type's schema and samples are called, such as {@code match-completed.v1}. */
  static String name(Class<?> type) {
    return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT)
        + ".v1";
  }
}

package org.inwoarena.tournament;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;

/** Organised play is plain Java: no framework, no clock, no chance but what is handed in. */
@AnalyzeClasses(
    packages = "org.inwoarena.tournament",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule NO_FRAMEWORK =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "org.inwoarena.tournament..",
              "java..",
              "javax.crypto..",
              "org.jgrapht..",
              "com.fasterxml.jackson..");

  @ArchTest
  static final ArchRule NO_CLOCK =
      noClasses()
          .should()
          .dependOnClassesThat()
          .areAssignableTo(Clock.class)
          .orShould()
          .callMethod(Instant.class, "now")
          .orShould()
          .callMethod(LocalDate.class, "now")
          .orShould()
          .callMethod(LocalDateTime.class, "now")
          .orShould()
          .callMethod(ZonedDateTime.class, "now")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime");

  /** A source of chance is made from a seed that was handed in, or handed in itself. */
  @ArchTest
  static final ArchRule NO_CHANCE_OF_ITS_OWN =
      noClasses()
          .should()
          .callMethod(Math.class, "random")
          .orShould()
          .callConstructor(java.util.Random.class)
          .orShould()
          .callConstructor(java.util.SplittableRandom.class)
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.security.SecureRandom");

  @ArchTest
  static final ArchRule PAIRING_STANDS_ALONE =
      classes()
          .that()
          .resideInAPackage("org.inwoarena.tournament.pairing..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("org.inwoarena.tournament.pairing..", "java..", "org.jgrapht..");

  @ArchTest
  static final ArchRule NOTHING_RESTS_ON_TRIALS =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.inwoarena.tournament.pairing.trial")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.inwoarena.tournament.pairing.trial");

  @ArchTest
  static final ArchRule NO_CYCLES =
      slices().matching("org.inwoarena.tournament.(*)..").should().beFreeOfCycles();
}

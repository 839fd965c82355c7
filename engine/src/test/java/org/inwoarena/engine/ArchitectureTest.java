package org.inwoarena.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.LocationProvider;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Random;
import java.util.Set;

/** The engine is plain Java: no framework, no clock, no chance of its own, no I/O inside. */
@AnalyzeClasses(locations = ArchitectureTest.EngineAlone.class)
class ArchitectureTest {

  /** Where the engine was compiled to, whoever compiled it; the tests lie elsewhere. */
  static final class EngineAlone implements LocationProvider {
    @Override
    public Set<Location> get(Class<?> test) {
      return Set.of(Location.of(Engine.class.getProtectionDomain().getCodeSource().getLocation()));
    }
  }

  private static final String[] EDGES = {
    "org.inwoarena.engine.deck..",
    "org.inwoarena.engine.record..",
    "org.inwoarena.engine.scenario..",
    "org.inwoarena.engine.coverage..",
    "org.inwoarena.engine.yaml..",
    "org.inwoarena.engine.event..",
    "org.inwoarena.engine.api..",
    "org.inwoarena.engine.chance.."
  };

  @ArchTest
  static final ArchRule NO_FRAMEWORK =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "io.quarkus..", "jakarta..", "io.smallrye..", "org.hibernate..", "io.vertx..");

  @ArchTest
  static final ArchRule NO_CLOCK =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAPackage("java.time..")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime");

  @ArchTest
  static final ArchRule NO_CHANCE_OF_ITS_OWN =
      noClasses()
          .that()
          // Makes fresh seeds from a source it is handed.
          .doNotHaveSimpleName("Seeds")
          .and()
          .resideOutsideOfPackage("org.inwoarena.engine.trial")
          .should()
          .dependOnClassesThat()
          .areAssignableTo(Random.class)
          .orShould()
          .callMethod(Math.class, "random");

  @ArchTest
  static final ArchRule NO_INPUT_OUTPUT_INSIDE =
      noClasses()
          .that()
          .resideOutsideOfPackages(EDGES)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.io..", "java.nio..", "java.net..", "java.sql..");

  @ArchTest
  static final ArchRule THE_API_STANDS_ALONE =
      noClasses()
          .that()
          .resideInAPackage("org.inwoarena.engine.api")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.inwoarena.engine.state..", "org.inwoarena.engine.event..",
              "org.inwoarena.engine.deck..", "org.inwoarena.engine.rules..");

  @ArchTest
  static final ArchRule STATE_CHANGES_BY_EVENTS_ONLY =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              "org.inwoarena.engine.evolve..",
              "org.inwoarena.engine.state..",
              "org.inwoarena.engine.scenario..")
          .should()
          .dependOnClassesThat()
          .haveSimpleName("GameEdit");

  @ArchTest
  static final ArchRule NOTHING_RESTS_ON_TRIALS =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.inwoarena.engine.trial")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.inwoarena.engine.trial");

  @ArchTest
  static final ArchRule NO_CYCLES =
      slices().matching("org.inwoarena.engine.(*)..").should().beFreeOfCycles();
}

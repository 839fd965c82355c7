package org.inwoarena.game;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The domain stands at the centre: it imports no edge, and no service imports another. */
@AnalyzeClasses(
    packages = "org.inwoarena.game",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  private static final String[] EDGES = {
    "org.inwoarena.game.api..",
    "org.inwoarena.game.messaging..",
    "org.inwoarena.game.store..",
    "org.inwoarena.game.decks..",
    "org.inwoarena.game.judges..",
  };

  @ArchTest
  static final ArchRule domainImportsNoEdge =
      noClasses()
          .that()
          .resideInAnyPackage(
              "org.inwoarena.game.match..",
              "org.inwoarena.game.clock..",
              "org.inwoarena.game.journal..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(EDGES)
          .orShould()
          .dependOnClassesThat()
          .resideInAnyPackage("org.inwoarena.game.hosting..", "org.inwoarena.kit..")
          .orShould()
          .dependOnClassesThat()
          .resideInAnyPackage("jakarta..", "io.quarkus..", "io.smallrye..", "org.hibernate..");

  @ArchTest
  static final ArchRule clocksAreArithmetic =
      noClasses()
          .that()
          .resideInAPackage("org.inwoarena.game.clock..")
          .should()
          .dependOnClassesThat()
          .resideOutsideOfPackages(
              "java..", "org.inwoarena.game.clock..", "org.inwoarena.engine.api..");

  @ArchTest
  static final ArchRule theLoopKnowsNoWire =
      noClasses()
          .that()
          .resideInAPackage("org.inwoarena.game.hosting..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.inwoarena.game.api..", "org.inwoarena.game.messaging..");

  @ArchTest
  static final ArchRule noServiceImportsAnother =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.inwoarena.deck..",
              "org.inwoarena.matchmaking..",
              "org.inwoarena.rating..",
              "org.inwoarena.gateway..",
              "org.inwoarena.client..");
}

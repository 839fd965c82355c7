package org.inwoarena.rating;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "org.inwoarena.rating",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule restAndKafkaDoNotKnowEachOther =
      noClasses()
          .that()
          .resideInAPackage("..rating.api..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("..rating.messaging..", "org.inwoarena.contracts..");

  @ArchTest
  static final ArchRule theStoreKnowsNeither =
      noClasses()
          .that()
          .resideInAPackage("..rating.store..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("..rating.messaging..", "..rating.api..");

  @ArchTest
  static final ArchRule noOtherServiceAndNoEngine =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.inwoarena.deck..",
              "org.inwoarena.matchmaking..",
              "org.inwoarena.game..",
              "org.inwoarena.gateway..",
              "org.inwoarena.engine.rules..",
              "org.inwoarena.engine.deck..");
}

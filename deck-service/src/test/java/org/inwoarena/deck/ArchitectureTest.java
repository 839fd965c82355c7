package org.inwoarena.deck;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "org.inwoarena.deck",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  private static final String[] DOMAIN = {
    "org.inwoarena.deck.decks..",
    "org.inwoarena.deck.registration..",
    "org.inwoarena.deck.catalogue..",
    "org.inwoarena.deck.statistics..",
    "org.inwoarena.deck.pools..",
    "org.inwoarena.deck.paging.."
  };

  @ArchTest
  static final ArchRule DOMAIN_IMPORTS_NO_EDGE =
      noClasses()
          .that()
          .resideInAnyPackage(DOMAIN)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.inwoarena.deck.api..",
              "org.inwoarena.deck.store..",
              "org.inwoarena.deck.messaging..",
              "org.inwoarena.kit..",
              "org.inwoarena.contracts..",
              "jakarta..",
              "io..",
              "org.hibernate..");

  @ArchTest
  static final ArchRule NO_SERVICE_IMPORTS_ANOTHER =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.inwoarena.game..",
              "org.inwoarena.matchmaking..",
              "org.inwoarena.rating..",
              "org.inwoarena.gateway..");

  @ArchTest
  static final ArchRule STORE_AND_MESSAGING_KNOW_NO_REST =
      noClasses()
          .that()
          .resideInAnyPackage("org.inwoarena.deck.store..", "org.inwoarena.deck.messaging..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.inwoarena.deck.api..", "jakarta.ws.rs..");
}

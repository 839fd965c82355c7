package org.inwoarena.matchmaking;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "org.inwoarena.matchmaking",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule theDomainIsPlainJava =
      classes()
          .that()
          .resideInAnyPackage(
              "..player..",
              "..conduct..",
              "..queue..",
              "..challenge..",
              "..match..",
              "..refusal..",
              "org.inwoarena.matchmaking.webhook..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "javax.crypto..",
              "com.fasterxml.jackson.annotation..",
              "com.ibm.icu..",
              "org.jgrapht..",
              "org.inwoarena.contracts..",
              "org.inwoarena.engine.api..",
              "org.inwoarena.matchmaking.player..",
              "org.inwoarena.matchmaking.conduct..",
              "org.inwoarena.matchmaking.queue..",
              "org.inwoarena.matchmaking.challenge..",
              "org.inwoarena.matchmaking.match..",
              "org.inwoarena.matchmaking.refusal..",
              "org.inwoarena.matchmaking.webhook..");

  @ArchTest
  static final ArchRule theDomainHasNoCircles =
      slices().matching("org.inwoarena.matchmaking.(*)..").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule restAndKafkaDoNotKnowEachOther =
      noClasses()
          .that()
          .resideInAPackage("..matchmaking.api..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("..matchmaking.messaging..");

  @ArchTest
  static final ArchRule theStoreKnowsNoOtherEdge =
      noClasses()
          .that()
          .resideInAPackage("..matchmaking.store..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "..matchmaking.api..", "..matchmaking.messaging..", "..matchmaking.desk..");

  @ArchTest
  static final ArchRule noOtherServiceAndNoEngine =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "org.inwoarena.deck..",
              "org.inwoarena.rating..",
              "org.inwoarena.game..",
              "org.inwoarena.gateway..",
              "org.inwoarena.engine.rules..",
              "org.inwoarena.engine.deck..");
}

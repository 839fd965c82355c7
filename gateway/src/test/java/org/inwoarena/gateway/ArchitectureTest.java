package org.inwoarena.gateway;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass.Predicates;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The gateway knows messages and words of the game, but no rule, no state and no database. */
@AnalyzeClasses(packages = "org.inwoarena.gateway", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule ONLY_CONTRACTS_AND_ENGINE_API =
      noClasses()
          .should()
          .dependOnClassesThat(
              Predicates.resideInAPackage("org.inwoarena..")
                  .and(
                      DescribedPredicate.not(
                          Predicates.resideInAnyPackage(
                              "org.inwoarena.gateway..",
                              "org.inwoarena.contracts..",
                              "org.inwoarena.engine.api..",
                              "org.inwoarena.kit.problem..",
                              "org.inwoarena.kit.messaging.."))));

  @ArchTest
  static final ArchRule NO_DATABASE =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.sql..", "org.hibernate..", "jakarta.persistence..");

  @ArchTest
  static final ArchRule NO_CYCLES =
      slices().matching("org.inwoarena.gateway.(*)..").should().beFreeOfCycles();
}

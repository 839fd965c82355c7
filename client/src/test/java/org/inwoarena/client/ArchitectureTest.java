package org.inwoarena.client;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "org.inwoarena.client",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule onlyBotsKnowTheEngine =
      noClasses()
          .that()
          .resideOutsideOfPackage("org.inwoarena.client.bots..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("org.inwoarena.engine..")
                  .and(not(resideInAPackage("org.inwoarena.engine.api.."))));

  @ArchTest
  static final ArchRule nothingOfTheServersIsNeeded =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("io.quarkus..", "io.vertx..", "jakarta..", "org.inwoarena.kit..");

  @ArchTest
  static final ArchRule noCycles =
      slices().matching("org.inwoarena.client.(*)..").should().beFreeOfCycles();
}

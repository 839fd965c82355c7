package org.inwoarena.e2e;

import java.nio.file.Path;
import java.time.Duration;
import org.inwoarena.local.LocalPlatform;
import org.inwoarena.local.Options;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Starts the whole platform once per run, with data of its own on free ports, and hands it to the
 * tests as an {@link Arena}. Every test finds everything ready, whatever the one before killed.
 */
final class WholeStack implements BeforeEachCallback, ParameterResolver {

  private static final Namespace NAMESPACE = Namespace.create(WholeStack.class);
  private static final Duration READY = Duration.ofMinutes(4);

  @Override
  public void beforeEach(ExtensionContext context) {
    arena(context).platform().awaitReady(READY);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Arena.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return arena(context);
  }

  /** JUnit closes it when the run ends. */
  private static Arena arena(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(NAMESPACE)
        .computeIfAbsent("arena", key -> start(), Arena.class);
  }

  private static Arena start() {
    var repository = Path.of(System.getProperty("arena.repository")).toAbsolutePath().normalize();
    var data = Path.of("target", "arena").toAbsolutePath();
    return new Arena(
        LocalPlatform.start(Options.forTests(repository, data).withFresh(true)), repository);
  }
}

package org.inwoarena.gateway.support;

import io.quarkus.test.common.TestResourceScope;
import io.quarkus.test.common.WithTestResource;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** A running gateway with a real Kafka; the services behind it are a stub. */
@WithTestResource(value = ArenaTestResource.class, scope = TestResourceScope.GLOBAL)
@WithTestResource(value = TestSurroundings.class, scope = TestResourceScope.GLOBAL)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GatewayTest {

  private StubServices stub;
  private Broker broker;

  protected StubServices stub() {
    return stub;
  }

  protected Broker broker() {
    return broker;
  }

  @BeforeAll
  void surround() {
    stub = StubServices.start();
    broker = new Broker();
  }

  @AfterAll
  void leave() {
    stub.close();
    broker.close();
  }

  /** A match between two players of this test. */
  protected HostedMatch match(String first, String second) {
    return new HostedMatch(stub, broker, first, second);
  }
}

/**
 * Scenarios: a position, what is done in it, and what must be true then, written in YAML. They are
 * the tests of the rules and what a judge writes to settle a dispute. The format is told in {@code
 * docs/scenarios.md}.
 */
package org.inwoarena.engine.scenario;

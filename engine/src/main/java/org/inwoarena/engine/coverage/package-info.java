/**
 * Which clauses of {@code docs/rules/RULES.md} are proven, and by what: scenarios that hold and
 * tests that passed. Read by {@code ./arena rules} and by the build, which fails where the lists of
 * {@code docs/rules/COVERAGE.md} and the proofs disagree.
 */
package org.inwoarena.engine.coverage;

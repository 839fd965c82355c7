/**
 * Breaks a rule in the code, a little and on purpose, and sees that the scenarios that prove the
 * rule no longer hold ({@code docs/rules/MUTATIONS.md}).
 */
package org.inwoarena.engine.mutation;

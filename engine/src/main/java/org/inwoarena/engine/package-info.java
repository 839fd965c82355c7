/**
 * The rules of the game, pure and without a framework. {@link org.inwoarena.engine.Engine} is the
 * only door. Where a clause of {@code docs/rules/RULES.md} is decided:
 *
 * <ul>
 *   <li>{@code rules}: which clauses are in force (ED1 to ED6), and every reason to refuse
 *   <li>{@code setup}: section 1.3
 *   <li>{@code turn}: sections 2 to 6
 *   <li>{@code attack}: sections 7 to 11, one class per step: Announcing, Response, Joining (Aid,
 *       Defence), Withdrawal, Strength, Roll, with Protection (1.4) and Secrecy (11.2)
 *   <li>{@code moving}: section 14.1 and the placing of captured branches (8.6)
 *   <li>{@code victory}: section 15
 *   <li>{@code link}: 16.6 and section 17; {@code relief}: 12.5 and R3.8.7
 *   <li>{@code layout}: section 4.8; {@code stats}: sections 4.3 to 4.7 and 19.1
 *   <li>{@code flow}: who is asked what, and the path of a command to its rule
 *   <li>{@code state}, {@code event}, {@code evolve}: the game, what happens to it, and how
 *   <li>{@code view}: what each audience may know
 *   <li>{@code chance}, {@code record}: draws that anyone can recompute
 *   <li>{@code deck}: card data, deck files and their validator
 *   <li>{@code effect}: the vocabulary of card text
 *   <li>{@code trial}: random games that put all of it on trial
 *   <li>{@code hand}: 13.3 and the bars of 3.5 and 3.6
 *   <li>{@code yaml}: YAML that knows its lines
 * </ul>
 */
package org.inwoarena.engine;

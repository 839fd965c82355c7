/** Rule sets: which clauses of the rulebook are in force, and the numbers they speak of. */
package org.inwoarena.engine.rules;

/** The only way a game changes: one event at a time, nothing drawn, nothing decided. */
package org.inwoarena.engine.evolve;

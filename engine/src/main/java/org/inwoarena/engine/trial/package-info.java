/**
 * Random games that put the engine on trial: players who act by chance, and watchers who check what
 * must hold of every game. Nothing of the engine rests on it; tests and {@code ./arena fuzz} do.
 */
package org.inwoarena.engine.trial;

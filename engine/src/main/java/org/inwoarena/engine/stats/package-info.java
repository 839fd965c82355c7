/** Every number of the game: values in layers, Alignments, terms of sums. */
package org.inwoarena.engine.stats;

/** Finished games that anyone can recompute. */
package org.inwoarena.engine.record;

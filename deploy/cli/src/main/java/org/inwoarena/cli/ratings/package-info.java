/** Recomputing ladders from their books. */
package org.inwoarena.cli.ratings;

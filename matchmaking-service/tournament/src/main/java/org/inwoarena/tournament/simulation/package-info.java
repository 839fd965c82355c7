/** Events played by chance, offline, through the same code that runs real ones. */
package org.inwoarena.tournament.simulation;

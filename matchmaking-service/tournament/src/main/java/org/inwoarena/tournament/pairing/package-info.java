/** Who meets whom in a Swiss round, and why. */
package org.inwoarena.tournament.pairing;

/** Random Swiss events, to test and to measure pairing with. Nothing else may rest on them. */
package org.inwoarena.tournament.pairing.trial;

/**
 * Organised play as plain Java: who meets whom, how things stand, what an event goes through. No
 * framework, no clock, no chance but what is handed in; services and the command line stand on it.
 */
package org.inwoarena.tournament;

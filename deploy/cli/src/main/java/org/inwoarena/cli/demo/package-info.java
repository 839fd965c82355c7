/** The demonstration match: two bots, a spectator, and the checks of everything they saw. */
package org.inwoarena.cli.demo;

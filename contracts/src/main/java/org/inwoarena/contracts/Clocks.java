package org.inwoarena.contracts;

/**
 * The clock rules of a match, in seconds.
 *
 * @param bank thinking time of a seat for the whole match
 * @param grace free seconds at every prompt; never saved up
 * @param cap longest answer to one prompt; then the prompt's default is given
 */
public record Clocks(int bank, int grace, int cap) {}

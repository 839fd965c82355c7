package org.inwoarena.engine.record;

/**
 * Something in a record that does not hold.
 *
 * @param code a stable word
 * @param detail what was found, in English
 */
public record Finding(String code, String detail) {}

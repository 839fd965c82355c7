/**
 * The card catalogue and everything about decks: reading and writing deck files, matching names,
 * formats and the one validator. Pure code; text goes in, findings come out.
 */
package org.inwoarena.engine.deck;

package org.inwoarena.engine.state;

/** A word that card text put on a card, such as a status that stays for good (R17.3.3). */
public record Marked(int card, String word, int source) {}

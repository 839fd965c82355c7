/**
 * The vocabulary of card text: what a card can say, as sealed records, and the reader that turns
 * the card data ({@code cards/effects/*.yaml}) into them. Nothing here knows a game; {@code
 * docs/cards.md} explains the words to whoever adds a card.
 */
package org.inwoarena.engine.effect;

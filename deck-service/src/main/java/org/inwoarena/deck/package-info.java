/**
 * Deck service: the card catalogue, players' decks and frozen registrations. What makes a deck
 * legal is in the engine ({@code org.inwoarena.engine.deck}); here it is kept, served and frozen.
 */
package org.inwoarena.deck;

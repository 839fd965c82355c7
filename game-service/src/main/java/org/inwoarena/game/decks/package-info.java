/** The edge towards deck-service: deck lists come from there, once, before a match begins. */
package org.inwoarena.game.decks;

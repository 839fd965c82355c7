/** Decks that players keep. Plain records; nothing here knows REST or a database. */
package org.inwoarena.deck.decks;

/** Decks and registrations in PostgreSQL. One session per call, one step after another. */
package org.inwoarena.deck.store;

/** Deck lists frozen for play. */
package org.inwoarena.deck.registration;

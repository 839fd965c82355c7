/** Searching the card catalogue. */
package org.inwoarena.deck.catalogue;

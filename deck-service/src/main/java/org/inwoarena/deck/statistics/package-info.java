/** What a deck is made of, and which goals it can reach by itself. */
package org.inwoarena.deck.statistics;

/** What a match is made of before it is hosted: ladder, decks, seats, and who is busy playing. */
package org.inwoarena.matchmaking.match;

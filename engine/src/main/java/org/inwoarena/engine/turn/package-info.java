/** A turn outside attacks: phases, draws, tokens, purchases, hand cards, duties at its end. */
package org.inwoarena.engine.turn;

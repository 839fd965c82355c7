/** The REST edge. */
package org.inwoarena.deck.api;

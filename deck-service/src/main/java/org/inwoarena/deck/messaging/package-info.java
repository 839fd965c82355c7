/** What the deck service tells the others over Kafka. */
package org.inwoarena.deck.messaging;

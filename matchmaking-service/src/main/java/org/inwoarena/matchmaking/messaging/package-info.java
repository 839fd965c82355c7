/** What other services tell over Kafka: decks, ratings, ended matches. */
package org.inwoarena.matchmaking.messaging;

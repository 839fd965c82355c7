/** The edge towards Kafka. */
package org.inwoarena.game.messaging;

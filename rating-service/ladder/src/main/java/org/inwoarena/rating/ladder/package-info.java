/**
 * How rated results move ratings: plain values and arithmetic, nothing of Kafka, PostgreSQL or
 * REST.
 */
package org.inwoarena.rating.ladder;

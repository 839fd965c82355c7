/**
 * What every service needs at its edges and would otherwise write again: problem details, inbox and
 * outbox, sequential consumption of Kafka batches, the caller of a request. No domain lives here.
 */
package org.inwoarena.kit;

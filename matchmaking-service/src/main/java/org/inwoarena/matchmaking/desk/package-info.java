/** The desks take requests: one transaction each, players locked first, notices in the outbox. */
package org.inwoarena.matchmaking.desk;

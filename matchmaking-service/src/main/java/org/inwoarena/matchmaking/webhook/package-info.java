/** Word of events to organisers' own servers: where it may go, how it is signed and tried again. */
package org.inwoarena.matchmaking.webhook;

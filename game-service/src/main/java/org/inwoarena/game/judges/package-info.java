/** The edge towards matchmaking-service, which knows who judges an event. */
package org.inwoarena.game.judges;

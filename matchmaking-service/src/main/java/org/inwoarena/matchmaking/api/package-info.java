/** The REST face of matchmaking; the gateway passes it on as it is. */
package org.inwoarena.matchmaking.api;

/** Organised play over REST. */
package org.inwoarena.matchmaking.api.event;

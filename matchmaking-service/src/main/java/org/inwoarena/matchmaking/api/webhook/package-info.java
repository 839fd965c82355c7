/** Webhooks over REST. */
package org.inwoarena.matchmaking.api.webhook;

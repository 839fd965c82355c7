/** Webhooks and what they are told as rows. */
package org.inwoarena.matchmaking.store.webhook;

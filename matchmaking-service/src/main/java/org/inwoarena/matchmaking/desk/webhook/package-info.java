/** What organisers ask of webhooks, what goes to them, and who carries it. */
package org.inwoarena.matchmaking.desk.webhook;

/** Events of organised play as rows: a head to lock, and facts that are only ever added. */
package org.inwoarena.matchmaking.store.event;

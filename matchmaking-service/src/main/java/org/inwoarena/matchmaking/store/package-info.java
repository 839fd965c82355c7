/** What is kept in PostgreSQL. Everything here works in the session it is handed. */
package org.inwoarena.matchmaking.store;

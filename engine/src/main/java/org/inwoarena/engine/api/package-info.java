/**
 * What other rooms may know of a game: ids, commands, prompts, views and log entries. Plain records
 * that travel as JSON; no rule lives here.
 */
package org.inwoarena.engine.api;

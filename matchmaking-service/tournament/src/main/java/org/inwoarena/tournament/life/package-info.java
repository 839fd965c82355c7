/**
 * The life of an event: what can be asked of it, what then happens, and what it is afterwards. What
 * is asked is decided as a whole: facts, or every objection there is.
 */
package org.inwoarena.tournament.life;

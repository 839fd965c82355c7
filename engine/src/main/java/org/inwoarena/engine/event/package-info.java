/** What happened: events with their outcomes, from which a game can be folded again. */
package org.inwoarena.engine.event;

/** The tables of game-service: Hibernate Reactive, one session at a time, strictly in sequence. */
package org.inwoarena.game.store;

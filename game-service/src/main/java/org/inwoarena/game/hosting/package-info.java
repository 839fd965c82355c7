/**
 * The loop every command goes through: lock the head, decide, write, publish; and what keeps a
 * match going when nobody sends anything: starts, deadlines, beats, sweeps.
 */
package org.inwoarena.game.hosting;

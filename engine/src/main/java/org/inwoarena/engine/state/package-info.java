/**
 * What a game is at one moment: immutable base facts and the stack of what is under way. Nothing
 * here decides; every change comes from {@code engine.evolve}.
 */
package org.inwoarena.engine.state;

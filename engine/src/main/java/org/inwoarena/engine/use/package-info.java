/**
 * Plays: Plots played and abilities used or set off (sections 3.1, 13, 18). {@code Usables} says
 * what can be used now, {@code Preparing} asks its player what it needs, {@code Uses} leads it from
 * announcement to the last effect, {@code Listening} hears the moments triggers wait for. What the
 * single effects do stands in {@code use.effects}.
 */
package org.inwoarena.engine.use;

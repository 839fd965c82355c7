/** What the single effects of card text do when a play is carried out. */
package org.inwoarena.engine.use.effects;

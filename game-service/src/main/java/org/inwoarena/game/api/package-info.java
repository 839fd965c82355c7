/** REST: what everybody may see of matches, and each player of the own seat. */
package org.inwoarena.game.api;

/** Direct challenges: one player asks another by name, for rating or for fun. */
package org.inwoarena.matchmaking.challenge;

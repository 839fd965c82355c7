/** How the domain says no: reasons with codes, all of them at once. */
package org.inwoarena.matchmaking.refusal;

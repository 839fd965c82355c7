/** Lists cut into pages. */
package org.inwoarena.deck.paging;

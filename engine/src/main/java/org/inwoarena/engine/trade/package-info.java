/** Gifts, trades and promises between players (14.2), and Groups given to rivals (14.1). */
package org.inwoarena.engine.trade;

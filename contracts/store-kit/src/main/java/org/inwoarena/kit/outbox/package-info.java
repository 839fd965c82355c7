/** Messages going out: in the transaction of their effect, published in order afterwards. */
package org.inwoarena.kit.outbox;

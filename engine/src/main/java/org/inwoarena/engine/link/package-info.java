/** Links between cards, and what the table makes of them after every step (16.6, section 17). */
package org.inwoarena.engine.link;

/** Relief by tokens (12.5), and Zaps removed by tokens (R3.8.7). */
package org.inwoarena.engine.relief;

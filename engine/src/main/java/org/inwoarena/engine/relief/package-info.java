/** Relief by tokens (12.5), and tokens that free from Zaps and Paralysis (3.8). */
package org.inwoarena.engine.relief;

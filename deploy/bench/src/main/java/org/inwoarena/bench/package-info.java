/** Measurements. {@code ./arena bench engine} runs them and prints one table. */
package org.inwoarena.bench;

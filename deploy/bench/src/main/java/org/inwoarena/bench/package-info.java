/** Measurements. {@code ./arena bench} runs them and prints tables. */
package org.inwoarena.bench;

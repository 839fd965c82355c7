/**
 * Reads card data ({@code cards/effects/*.yaml}) into the records of the vocabulary. It checks
 * every word, id and Attribute, and says file and line of what it does not know.
 */
package org.inwoarena.engine.effect.reading;

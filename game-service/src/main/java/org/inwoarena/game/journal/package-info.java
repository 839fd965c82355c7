/**
 * The journal of a match: one gapless sequence of rows, read back into the match by folding. A row
 * names its type and schema version, so that rows of every release stay readable.
 */
package org.inwoarena.game.journal;

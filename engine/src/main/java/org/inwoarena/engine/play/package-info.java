/** The workbench of one decision, and the list of legal moves being put together. */
package org.inwoarena.engine.play;

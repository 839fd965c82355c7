/**
 * Players made of code. They see what any client sees, prompts and views, and answer from the move
 * families the prompts carry. Alone in this module this package may use the engine.
 */
package org.inwoarena.client.bots;

/** Ladders over REST; readable by everybody. */
package org.inwoarena.rating.api;

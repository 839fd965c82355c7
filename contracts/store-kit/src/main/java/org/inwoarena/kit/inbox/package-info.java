/** Messages coming in: once in effect, in order, never lost. */
package org.inwoarena.kit.inbox;

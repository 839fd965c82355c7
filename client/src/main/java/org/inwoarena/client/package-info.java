/**
 * Java client of the public API: log-in, REST calls with typed problems, and the two sockets. It
 * knows no rule of the game; it patches views as they come.
 */
package org.inwoarena.client;

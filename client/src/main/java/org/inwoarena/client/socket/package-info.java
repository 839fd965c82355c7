/** The two sockets: one match, and the notices of one player. */
package org.inwoarena.client.socket;

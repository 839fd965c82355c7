/**
 * The only door of the platform: checks tokens, sets limits, passes REST calls on to the services
 * behind it, and holds the sockets. It keeps no game state, has no database and knows no rule.
 */
package org.inwoarena.gateway;

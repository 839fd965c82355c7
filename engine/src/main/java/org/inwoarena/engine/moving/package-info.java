/** Groups that change place: own moves and the placing of captured branches (14.1, 8.6). */
package org.inwoarena.engine.moving;

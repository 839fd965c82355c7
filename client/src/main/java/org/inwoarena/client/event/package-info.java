/** Events as the arena tells them, and what organisers and judges ask of them. */
package org.inwoarena.client.event;

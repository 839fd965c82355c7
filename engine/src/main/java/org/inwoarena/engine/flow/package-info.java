/** Who is asked what, who answers, and what goes on by itself. */
package org.inwoarena.engine.flow;

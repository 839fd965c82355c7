/** What each audience may know: views, log lines, refusals. A whitelist; nothing else leaves. */
package org.inwoarena.engine.view;

/** What a request is told when the database fails it. */
package org.inwoarena.kit.store;

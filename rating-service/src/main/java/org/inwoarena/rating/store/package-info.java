/** Ladders, ratings and their history in PostgreSQL, by Hibernate Reactive. */
package org.inwoarena.rating.store;

/** Match results and profiles in, rating changes out, over Kafka. */
package org.inwoarena.rating.messaging;

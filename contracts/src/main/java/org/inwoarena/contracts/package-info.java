/**
 * What crosses a service boundary over Kafka: the topics and one record per message type. A type's
 * name never changes meaning; fields are only added, and optional; a break is a new type.
 */
package org.inwoarena.contracts;

/** What every service's OpenAPI document says and nobody should have to write again. */
package org.inwoarena.kit.openapi;

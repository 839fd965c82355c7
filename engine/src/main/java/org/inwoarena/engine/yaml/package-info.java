/** YAML that knows its lines, for scenarios and card texts. */
package org.inwoarena.engine.yaml;

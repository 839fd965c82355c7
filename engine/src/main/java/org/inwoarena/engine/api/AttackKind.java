package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What an attack is for (R7.2.1). */
public enum AttackKind {
  /** Attack to Control, section 8. */
  @JsonProperty("control")
  CONTROL,
  /** Attack to Destroy, section 9. */
  @JsonProperty("destroy")
  DESTROY
}

package org.inwoarena.engine.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.SortedSet;
import java.util.TreeSet;

/** The rulebook a rule set starts from (ED1, ED2). */
public enum Edition {
  /** Sections 0 to 19 without the 2002 lines. */
  @JsonProperty("standard")
  STANDARD,
  /** Standard with all 2002 lines on. */
  @JsonProperty("2002")
  OF_2002;

  /** The clauses whose switches are on in it. */
  SortedSet<String> switches() {
    var on = new TreeSet<String>();
    for (var one : Switch.values()) {
      if (this == OF_2002 && one.isOf2002()) {
        on.add(one.clause());
      }
    }
    return on;
  }
}

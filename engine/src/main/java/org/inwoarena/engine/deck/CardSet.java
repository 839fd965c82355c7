package org.inwoarena.engine.deck;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.inwoarena.engine.api.Words;

/** A published set of cards. */
public enum CardSet {
  @JsonProperty("base")
  BASE("Limited"),
  @JsonProperty("assassins")
  ASSASSINS("Assassins"),
  @JsonProperty("subgenius")
  SUBGENIUS("Subgenius");

  private final String lackeyName;

  CardSet(String lackeyName) {
    this.lackeyName = lackeyName;
  }

  /** The word as card data has it. */
  public String word() {
    return Words.printed(this);
  }

  /** What deck files of LackeyCCG call it. */
  public String lackeyName() {
    return lackeyName;
  }

  /** Whether a deck file's word for a set means this one. */
  public boolean isCalled(String word) {
    var spelling = NameKey.of(word).value();
    return switch (this) {
      case BASE -> List.of("base", "limited", "unlimited", "inwo").contains(spelling);
      case ASSASSINS -> spelling.equals("assassins");
      case SUBGENIUS -> spelling.equals("subgenius");
    };
  }

  /** Where its card data lies on the class path. */
  String resource() {
    return "/cards/" + word() + ".json";
  }
}

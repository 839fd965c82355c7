package org.inwoarena.engine.deck;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/** A published set of cards. */
public enum CardSet {
  @JsonProperty("base")
  BASE("Limited", List.of("limited", "unlimited", "base", "inwo", "oneworld")),
  @JsonProperty("assassins")
  ASSASSINS("Assassins", List.of("assassins")),
  @JsonProperty("subgenius")
  SUBGENIUS("Subgenius", List.of("subgenius"));

  private final String lackeyName;
  private final List<String> spellings;

  CardSet(String lackeyName, List<String> spellings) {
    this.lackeyName = lackeyName;
    this.spellings = spellings;
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
    return spellings.contains(NameKey.of(word).value());
  }

  /** Where its card data lies on the class path. */
  String resource() {
    return "/cards/" + word() + ".json";
  }
}

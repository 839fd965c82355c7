package org.inwoarena.local.keycloak;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.inwoarena.local.process.StartFailure;

/**
 * Applies the realm file when Keycloak does not know the realm or the file changed since the last
 * time.
 *
 * @param applied keeps the hash of what was applied last
 */
public record RealmSetup(RealmAdmin admin, Path applied) {

  /** Says what was done. */
  public String apply(RealmFile realm) {
    boolean known = admin.knows(realm.name());
    if (known && realm.hash().equals(lastHash())) {
      return "unchanged";
    }
    if (known) {
      admin.update(realm);
    } else {
      admin.create(realm);
    }
    try {
      Files.writeString(applied, realm.hash());
    } catch (IOException e) {
      throw new StartFailure("cannot write %s: %s".formatted(applied, e), e);
    }
    return known ? "updated" : "created";
  }

  private String lastHash() {
    try {
      return Files.exists(applied) ? Files.readString(applied) : "";
    } catch (IOException e) {
      throw new StartFailure("cannot read %s: %s".formatted(applied, e), e);
    }
  }
}

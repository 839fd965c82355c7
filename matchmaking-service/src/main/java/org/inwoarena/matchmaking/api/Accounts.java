package org.inwoarena.matchmaking.api;

import jakarta.enterprise.context.RequestScoped;
import org.inwoarena.kit.security.Caller;
import org.inwoarena.matchmaking.player.Account;

/** Whose request this is. */
@RequestScoped
public class Accounts {

  private final Caller caller;

  Accounts(Caller caller) {
    this.caller = caller;
  }

  /** The account of the request. */
  public Account current() {
    return new Account(caller.player(), caller.name(), caller.bot());
  }
}

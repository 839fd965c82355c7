package org.inwoarena.cli;

import org.inwoarena.local.Progress;
import org.inwoarena.local.Secrets;

/** The last lines of a good start: where to go and whom to log in as. */
final class Welcome {

  private Welcome() {}

  static void say(Progress progress, String url) {
    var secrets = Secrets.in(Home.data());
    progress.say("READY " + url);
    progress.say("log in as:");
    for (var user : Secrets.DEMO_USERS) {
      progress.say("  %-6s %s".formatted(user, secrets.password(user)));
    }
  }
}

package org.inwoarena.matchmaking.desk.webhook;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.inwoarena.kit.messaging.OnContext;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;
import org.inwoarena.matchmaking.webhook.HookUrl;
import org.inwoarena.matchmaking.webhook.PublicAddress;

/**
 * Where a webhook leads. A name is looked up once and the address that was found good is the one
 * that is connected to: a name that changes in between cannot lead inside (SSRF, DNS rebinding).
 */
@ApplicationScoped
class Hosts {

  /** The address to connect to; refused if the host is unknown or any address of it is private. */
  Uni<InetAddress> resolve(HookUrl url) {
    return OnContext.aside(() -> addresses(url))
        .map(
            found -> {
              if (!url.local() && !PublicAddress.all(found)) {
                throw new Refused(
                    Objection.invalid(
                            "url-private", "The URL leads to an address that is not public.")
                        .at("url"));
              }
              return found[0];
            });
  }

  private static InetAddress[] addresses(HookUrl url) {
    try {
      return InetAddress.getAllByName(url.host());
    } catch (UnknownHostException unknown) {
      throw new Refused(
          Objection.invalid("url-unknown-host", "The host of the URL is not known.").at("url"));
    }
  }
}

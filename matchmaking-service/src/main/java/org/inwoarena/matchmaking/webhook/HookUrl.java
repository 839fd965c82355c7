package org.inwoarena.matchmaking.webhook;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.inwoarena.matchmaking.refusal.Objection;
import org.inwoarena.matchmaking.refusal.Refused;

/**
 * The address of a webhook: {@code https}, a host, nothing that hides where it leads.
 *
 * @param local whether {@code http://localhost} was let through, as only tests do
 */
public record HookUrl(URI uri, boolean local) {

  private static final int HTTPS = 443;
  private static final int HTTP = 80;

  /**
   * Reads an address; refuses it with every reason.
   *
   * @param localAllowed whether {@code http://localhost} may be written to
   */
  public static HookUrl of(String text, boolean localAllowed) {
    try {
      var uri = new URI(text);
      var local =
          localAllowed && "http".equals(uri.getScheme()) && "localhost".equals(uri.getHost());
      Refused.ifAny(objections(uri, local));
      return new HookUrl(uri, local);
    } catch (URISyntaxException broken) {
      throw new Refused(Objection.invalid("url-syntax", "This is no URL.").at("url"));
    }
  }

  private static List<Objection> objections(URI uri, boolean local) {
    var found = new ArrayList<Objection>();
    if (!local && !"https".equals(lower(uri.getScheme()))) {
      found.add(Objection.invalid("url-scheme", "The URL begins with https://.").at("url"));
    }
    if (uri.getHost() == null || uri.getHost().isBlank()) {
      found.add(Objection.invalid("url-host", "The URL names a host.").at("url"));
    }
    if (uri.getRawUserInfo() != null) {
      found.add(Objection.invalid("url-log-in", "The URL holds no log-in.").at("url"));
    }
    if (uri.getRawFragment() != null) {
      found.add(Objection.invalid("url-fragment", "The URL has no fragment.").at("url"));
    }
    return found;
  }

  private static String lower(String scheme) {
    return scheme == null ? "" : scheme.toLowerCase(Locale.ROOT);
  }

  /** The host, without the brackets of an IPv6 address. */
  public String host() {
    return uri.getHost().replaceAll("[\\[\\]]", "");
  }

  /** The port, the usual one if none is named. */
  public int port() {
    if (uri.getPort() >= 0) {
      return uri.getPort();
    }
    return local ? HTTP : HTTPS;
  }

  /** Path and query. */
  public String target() {
    var path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    return uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery();
  }
}

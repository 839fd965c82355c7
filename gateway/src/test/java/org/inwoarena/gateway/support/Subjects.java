package org.inwoarena.gateway.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import org.inwoarena.contracts.Json;

/** Reads whose token a request carried. */
final class Subjects {

  private Subjects() {}

  static String of(String authorization) {
    if (!authorization.startsWith("Bearer ")) {
      return "";
    }
    try {
      var claims = Base64.getUrlDecoder().decode(authorization.substring(7).split("\\.", 3)[1]);
      return Json.mapper().readTree(claims).path("sub").asText();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.inwoarena.client;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Problem details (RFC 9457) as the arena sends them.
 *
 * @param code the machine-readable reason, empty where a proxy answered
 * @param errors every single thing that is wrong, where there are several
 */
public record Problem(
    String type, String title, int status, String detail, String code, List<Violation> errors) {

  /** Fills in what a sender left out. */
  public Problem {
    type = Objects.requireNonNullElse(type, "about:blank");
    title = Objects.requireNonNullElse(title, "");
    detail = Objects.requireNonNullElse(detail, "");
    code = Objects.requireNonNullElse(code, "");
    errors = errors == null ? List.of() : List.copyOf(errors);
  }

  /** A problem for an answer without problem details. */
  static Problem bare(int status, String detail) {
    return new Problem("about:blank", "HTTP " + status, status, detail, "", List.of());
  }

  /** One sentence with every reason. */
  public String describe() {
    var head = status + " " + (code.isEmpty() ? title : code) + (detail.isEmpty() ? "" : ": ");
    var reasons =
        errors.stream().map(Violation::describe).collect(Collectors.joining("; ", " [", "]"));
    return head + detail + (errors.isEmpty() ? "" : reasons);
  }

  /**
   * One thing that is wrong.
   *
   * @param where the field, line or card it is about; empty where it is about the whole
   * @param more further members, such as suggestions
   */
  public record Violation(
      String code, String detail, String where, @JsonAnySetter Map<String, Object> more) {

    /** Fills in what a sender left out. */
    public Violation {
      code = Objects.requireNonNullElse(code, "");
      detail = Objects.requireNonNullElse(detail, "");
      where = Objects.requireNonNullElse(where, "");
      more = more == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(more));
    }

    String describe() {
      return (where.isEmpty() ? "" : where + " ") + code + (detail.isEmpty() ? "" : ": " + detail);
    }
  }
}

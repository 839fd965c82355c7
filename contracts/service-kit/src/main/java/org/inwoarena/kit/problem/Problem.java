package org.inwoarena.kit.problem;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A request that cannot be done, with every reason at once. Thrown anywhere in a request; leaves
 * the service as RFC 9457 problem details.
 */
public final class Problem extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final int status;
  private final String code;
  private final transient List<Reason> reasons;
  private final transient Map<String, String> headers;

  /**
   * One reason among several.
   *
   * @param where the field, line or card it is about; empty where it is about the whole
   * @param more further members, such as suggestions
   */
  public record Reason(String code, String detail, String where, Map<String, Object> more) {
    /** Keeps an own copy. */
    public Reason {
      more = Map.copyOf(more);
    }

    /** A reason without further members. */
    public Reason(String code, String detail, String where) {
      this(code, detail, where, Map.of());
    }

    @JsonAnyGetter
    @Override
    public Map<String, Object> more() {
      return more;
    }
  }

  private Problem(
      int status, String code, String detail, List<Reason> reasons, Map<String, String> headers) {
    super(detail, null, false, false);
    this.status = status;
    this.code = code;
    this.reasons = List.copyOf(reasons);
    this.headers = Map.copyOf(headers);
  }

  /** A problem with an HTTP status and a code that clients can rely on. */
  public static Problem of(int status, String code, String detail) {
    return new Problem(status, code, detail, List.of(), Map.of());
  }

  /** 404: there is no such thing, or not for this caller. */
  public static Problem notFound(String code, String detail) {
    return of(404, code, detail);
  }

  /** 409: the thing is in a state that does not allow this. */
  public static Problem conflict(String code, String detail) {
    return of(409, code, detail);
  }

  /** 403: this caller may not. */
  public static Problem forbidden(String code, String detail) {
    return of(403, code, detail);
  }

  /** 422: well-formed, but it cannot be what was meant; say why with {@link #with}. */
  public static Problem unprocessable(String code, String detail) {
    return of(422, code, detail);
  }

  /** The same problem with one more reason. */
  public Problem with(Reason reason) {
    return with(List.of(reason));
  }

  /** The same problem with more reasons. */
  public Problem with(List<Reason> more) {
    var all = new ArrayList<>(reasons);
    all.addAll(more);
    return new Problem(status, code, getMessage(), all, headers);
  }

  /** The same problem, telling the client when to come back. */
  public Problem retryAfter(int seconds) {
    return new Problem(
        status, code, getMessage(), reasons, Map.of("Retry-After", Integer.toString(seconds)));
  }

  /** The HTTP status. */
  public int status() {
    return status;
  }

  /** The code, in kebab case. */
  public String code() {
    return code;
  }

  /** All reasons; empty where the code says it all. */
  public List<Reason> reasons() {
    return reasons;
  }

  /** Headers for the response. */
  public Map<String, String> headers() {
    return headers;
  }
}

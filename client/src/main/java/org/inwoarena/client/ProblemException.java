package org.inwoarena.client;

/** The arena refused a request; {@link #problem()} says why in full. */
public class ProblemException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  /** Wraps what the server said. */
  protected ProblemException(Problem problem) {
    super(problem.describe());
    this.problem = problem;
  }

  /** What the server said. */
  public Problem problem() {
    return problem;
  }

  /** The exception that fits a problem's status. */
  static ProblemException of(Problem problem) {
    return switch (problem.status()) {
      case 401 -> new Unauthorized(problem);
      case 403 -> new Forbidden(problem);
      case 404, 410 -> new NotFound(problem);
      case 409 -> new Conflict(problem);
      case 400, 413, 415, 422 -> new Invalid(problem);
      case 429, 502, 503, 504 -> new Busy(problem);
      default -> new ProblemException(problem);
    };
  }

  /** 401: no token, or one the server does not accept. */
  public static final class Unauthorized extends ProblemException {
    private static final long serialVersionUID = 1L;

    private Unauthorized(Problem problem) {
      super(problem);
    }
  }

  /** 403: the caller's roles do not allow it. */
  public static final class Forbidden extends ProblemException {
    private static final long serialVersionUID = 1L;

    private Forbidden(Problem problem) {
      super(problem);
    }
  }

  /** 404 or 410: there is no such thing, or no longer. */
  public static final class NotFound extends ProblemException {
    private static final long serialVersionUID = 1L;

    private NotFound(Problem problem) {
      super(problem);
    }
  }

  /** 409: the state of things is against it, such as a ticket already waiting. */
  public static final class Conflict extends ProblemException {
    private static final long serialVersionUID = 1L;

    private Conflict(Problem problem) {
      super(problem);
    }
  }

  /** 400, 413, 415 or 422: the request itself is wrong; the violations list every reason. */
  public static final class Invalid extends ProblemException {
    private static final long serialVersionUID = 1L;

    private Invalid(Problem problem) {
      super(problem);
    }
  }

  /** 429, 502, 503 or 504: not now; trying again later may help. */
  public static final class Busy extends ProblemException {
    private static final long serialVersionUID = 1L;

    private Busy(Problem problem) {
      super(problem);
    }
  }
}

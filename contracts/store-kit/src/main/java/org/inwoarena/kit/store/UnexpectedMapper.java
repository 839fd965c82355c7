package org.inwoarena.kit.store;

import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;
import java.util.UUID;
import org.inwoarena.kit.problem.Problem;
import org.inwoarena.kit.problem.ProblemDetails;
import org.jboss.logging.Logger;

/**
 * Whatever nobody foresaw. While the database restarts, or has no connection left, the client is
 * told to come back; anything else is our fault and gets a number to find it in the log by.
 */
@Provider
public class UnexpectedMapper implements ExceptionMapper<Exception> {

  private static final Logger LOG = Logger.getLogger(UnexpectedMapper.class);

  @Override
  public Response toResponse(Exception failure) {
    if (DatabaseFailures.isAway(failure)) {
      LOG.warnf("database away: %s", failure);
      return ProblemDetails.response(
          Problem.of(503, "database-away", "The database is restarting; nothing was changed.")
              .retryAfter(2));
    }
    if (DatabaseFailures.isBusy(failure)) {
      LOG.warnf("no connection to the database was free: %s", failure);
      return ProblemDetails.response(Turnstile.busy());
    }
    var number = UUID.randomUUID();
    LOG.errorf(failure, "unexpected failure %s", number);
    return ProblemDetails.response(
        Problem.of(500, "unexpected", "Something went wrong on our side: " + number + "."));
  }
}

package org.inwoarena.engine.event;

/**
 * Events after which all cards lie as before and no attack has changed: somebody passed, offered or
 * chose something, or the turn went on. Where nothing followed from the table before them, nothing
 * follows after them.
 */
public final class Talk {

  private Talk() {}

  /** Whether the event changes nothing on the table. */
  public static boolean is(Event event) {
    return switch (event) {
      case Event.Asked e -> true;
      case Event.PhaseBegun e -> true;
      case Event.Passed e -> true;
      case Event.TradeOpened e -> true;
      case Event.Promised e -> true;
      case Event.DeedDue e -> true;
      case Event.TradeEnded(var agreed) -> !agreed;
      case Event.TradeCardAdded e -> true;
      case Event.TradeGroupAdded e -> true;
      case Event.TradeProposed e -> true;
      case Event.PlotShown e -> true;
      case Event.UsePrepared e -> true;
      case Event.Picked e -> true;
      case Event.UseDropped e -> true;
      case Event.OrdersGiven e -> true;
      case Event.ClaimsOpened e -> true;
      case Event.ClaimsAnswerable e -> true;
      case Event.ClaimsClosed e -> true;
      default -> false;
    };
  }
}

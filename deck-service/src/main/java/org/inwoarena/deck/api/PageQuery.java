package org.inwoarena.deck.api;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.ws.rs.DefaultValue;
import org.inwoarena.deck.paging.Page;
import org.jboss.resteasy.reactive.RestQuery;

/** Which page of a list is wanted. */
public class PageQuery {

  /** From 0. */
  @RestQuery
  @DefaultValue("0")
  @Min(0)
  @Max(1_000_000)
  int page;

  /** Most items on a page. */
  @RestQuery
  @DefaultValue("50")
  @Min(1)
  @Max(Page.LARGEST)
  int size;
}

package org.inwoarena.tournament.standing;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.tournament.history.EntrantId;

/**
 * A way to part those with equal match points. Its name carries a version: a better rule gets a new
 * version, and events that pinned the old one keep it (duty 7).
 */
public enum TieBreak {
  /** Mean of the opponents' match win percentages. */
  OMW(
      "omw/1",
      "Mean of the opponents' match-win percentages, each at least 0.33; rounds without an"
          + " opponent are left out, an opponent's own bye counts for him (Magic Tournament"
          + " Rules, appendix C).") {
    @Override
    Opened of(EntrantId who, Set<EntrantId> tied, Ledger ledger) {
      return Percentages.opponents(who, ledger, Percentages::matchWins);
    }
  },
  /** Share of the possible game points. */
  GW(
      "gw/1",
      "Game points over three times the games, at least 0.33; a bye counts as won games (Magic"
          + " Tournament Rules, appendix C).") {
    @Override
    Opened of(EntrantId who, Set<EntrantId> tied, Ledger ledger) {
      return Percentages.ownGameWins(who, ledger);
    }
  },
  /** Mean of the opponents' game win percentages. */
  OGW(
      "ogw/1",
      "Mean of the opponents' game-win percentages, each at least 0.33; rounds without an"
          + " opponent are left out (Magic Tournament Rules, appendix C).") {
    @Override
    Opened of(EntrantId who, Set<EntrantId> tied, Ledger ledger) {
      return Percentages.opponents(who, ledger, Percentages::gameWins);
    }
  },
  /** Sum of the opponents' scores. */
  BUCHHOLZ("buchholz/1", "Sum of the opponents' scores. " + Buchholz.RULE) {
    @Override
    Opened of(EntrantId who, Set<EntrantId> tied, Ledger ledger) {
      return Buchholz.full(who, ledger);
    }
  },
  /** The same without the lowest. */
  BUCHHOLZ_CUT_1(
      "buchholz-cut-1/1", "Sum of the opponents' scores without the lowest. " + Buchholz.RULE) {
    @Override
    Opened of(EntrantId who, Set<EntrantId> tied, Ledger ledger) {
      return Buchholz.cut1(who, ledger);
    }
  },
  /** Scores of those beaten and half of those drawn with. */
  SONNEBORN_BERGER(
      "sonneborn-berger/1",
      "Scores of the opponents beaten and half the scores of those drawn with. " + Buchholz.RULE) {
    @Override
    Opened of(EntrantId who, Set<EntrantId> tied, Ledger ledger) {
      return Buchholz.sonnebornBerger(who, ledger);
    }
  },
  /** Points among those still tied. */
  DIRECT_ENCOUNTER(
      "direct-encounter/1",
      "Match points from the matches among those still tied, if all of them have met.") {
    @Override
    Opened of(EntrantId who, Set<EntrantId> tied, Ledger ledger) {
      return DirectEncounter.among(who, tied, ledger);
    }
  };

  /** What an event gets that names none: the order of the Magic Tournament Rules. */
  public static final List<TieBreak> USUAL = List.of(OMW, GW, OGW);

  private final String id;
  private final String rule;

  TieBreak(String id, String rule) {
    this.id = id;
    this.rule = rule;
  }

  /** Name and version, as events pin it. */
  public String id() {
    return id;
  }

  /** What it does, for those who read the standings. */
  public String rule() {
    return rule;
  }

  /** The tie-break of that name and version. */
  public static Optional<TieBreak> find(String id) {
    return Arrays.stream(values()).filter(one -> one.id.equals(id)).findAny();
  }

  /** The number of one entrant, given who is still tied with him. */
  abstract Opened of(EntrantId who, Set<EntrantId> tied, Ledger ledger);
}

package org.inwoarena.game.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;

/** A handled command with the reply it got. */
@Entity
@Table(name = "command")
@IdClass(CommandRow.Key.class)
class CommandRow {

  record Key(String matchId, String player, String commandId) implements Serializable {}

  @Id
  @Column(name = "match_id")
  String matchId;

  @Id String player;

  @Id
  @Column(name = "command_id")
  String commandId;

  String reply;

  /** For Hibernate. */
  protected CommandRow() {}
}

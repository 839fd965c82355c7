package org.inwoarena.matchmaking.store;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import org.inwoarena.matchmaking.player.Handle;
import org.inwoarena.matchmaking.player.Player;

@Entity
@Table(name = "player")
class PlayerRow {
  @Id String id;
  String handle;
  String folded;
  String skeleton;
  boolean bot;
  Instant since;

  Player player() {
    return new Player(id, new Handle(handle), bot, since);
  }
}

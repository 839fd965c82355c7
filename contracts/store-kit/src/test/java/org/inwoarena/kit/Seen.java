package org.inwoarena.kit;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** The effect of a message in these tests. */
@Entity
@Table(name = "seen")
public class Seen {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  Long id;

  String player;
  String handle;
}

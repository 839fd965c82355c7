package org.inwoarena.cli;

import picocli.CommandLine.Command;

/** {@code arena deck}: what can be done with deck files. */
@Command(
    name = "deck",
    description = "Work with deck files.",
    mixinStandardHelpOptions = true,
    subcommands = {DeckCheck.class, DeckPool.class})
final class DeckCommand {}

/** An event as others read it: reports, tables for spreadsheets, files for chess software. */
package org.inwoarena.tournament.export;

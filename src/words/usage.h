// Sentences of commands: errors in a command line or a file, reasons of the system, long tasks, the page as
// files.
#pragma once

#include "words/places.h"

namespace trictrac::words {

using Known = Text<"known">;    // the valid values: "a, b or c"
using Option = Text<"option">;  // as typed: "--seed"
using Needed = Text<"needed">;  // another option
using Meant = Text<"meant">;    // the end of a sentence that suggests a word, or ""
using Least = Text<"least">;
using Most = Text<"most">;
using Command = Text<"command">;
using Unit = Text<"unit">;
using Seconds = Count<"seconds">;
using Minutes = Count<"minutes">;
using Hours = Count<"hours">;

struct UsageWords {
  Sentence<Given, Meant> unknown_command, unknown_option;
  Sentence<Given, Known> of_other_program;  // which has the command
  Sentence<Given> unexpected_word;
  Sentence<Known> command_missing;
  Sentence<Option> required, value_missing, repeated;
  // A missing word: its meaning, and the command with its place.
  Sentence<Text<"what">, Command> give;
  Sentence<Command> word_missing;
  Sentence<> a_position, a_record, a_record_or_position, a_file, a_folder, a_player;
  Sentence<Option, Needed> needs, excludes;
  Sentence<Option, Why> of_option;
  Sentence<Given, Known, Meant> should_be;
  Sentence<Given> cannot_be;
  // Completions of the sentence "… should be …".
  Sentence<> whole_number, number, seed, share;
  Sentence<Least, Most> between;
  Sentence<> dice_wrong;
  // Two alternatives, of which the first may be several.
  Sentence<First, Second> either;
  Sentence<Meant> did_you_mean;
  Sentence<Command> try_this;

  Sentence<Given, Meant> no_player;
  Sentence<Given, Known> no_player_of_courrier;
  Sentence<Given> no_net;
  Sentence<Given, Least, Most> no_elo;
  // An unknown option of the rules or of a match: a similar name, or the list of all.
  Sentence<Given, Meant> no_option;
  Sentence<Given, Known> no_option_of;
  Sentence<Option, Given> not_name_and_value;
  Sentence<Option> not_in_courrier;
  Sentence<Given> only_points;  // --match of Le Tric Trac
  // The options of a match.
  Sentence<Known> players_wrong;
  Sentence<Least, Most, N> between_by;  // follows "should be"
  Sentence<> does_not_fit;
  Sentence<> position_missing, file_missing, sheet_file_missing, not_by_hand;

  // Files.
  Sentence<Path, Why> cannot_read, cannot_write;
  Sentence<Why> cannot_print;
  Sentence<> standard_input;
  Sentence<Path> exists, sheet_exists, in_use, is_over, would_lose;
  Sentence<Given, Known> no_format;

  // Reasons why the system refuses to read or to write.
  Sentence<> not_found, is_folder, not_folder, no_permission, disk_full, quota_used, read_only, file_exists,
      busy, name_too_long, too_many_open, device_fault, closed_pipe, no_memory;
  // Any other: its number, and the system's text about it in English.
  Sentence<Perhaps<N>, Perhaps<Given>> other_error;

  // The progress of long tasks.
  Sentence<Command, N, Unit> reached;
  Sentence<Command, N, Of, Unit> reached_of;
  Sentence<Time> left, since;
  Sentence<> stopping;
  Sentence<> interrupted;  // a result is that of the work until Ctrl-C
  Sentence<Seconds> about_seconds;
  Sentence<Minutes> about_minutes;
  Sentence<Hours, Minutes> about_hours;
  Sentence<> steps, actions, matches;  // the units

  // The page as files: the program or the folder without it, and the folder to write to.
  Sentence<> without_page, no_page;
  Sentence<N, Path> written;
  Sentence<Given> base_wrong, server_wrong;
  Sentence<Path> is_file, not_empty;
  Sentence<Path> file_is_folder, folder_is_file;  // in the way of one of the page
  Sentence<> no_parent;                           // why it cannot be written
};

}  // namespace trictrac::words

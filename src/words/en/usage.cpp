#include "words/usage.h"

#include "words/en/english.h"

namespace trictrac::words::english {

const UsageWords kUsage{
    .unknown_command = "unknown command \"{given}\"{meant}",
    .unknown_option = "unknown option \"{given}\"{meant}",
    .of_other_program = "\"{given}\" is a command of {known}, a program of its own",
    .unexpected_word = "unexpected word \"{given}\"",
    .command_missing = "a command is required: {known}",
    .required = "{option} is required",
    .value_missing = "{option} needs a value",
    .repeated = "{option}: give it only once",
    .give = "give {what}: {command}",
    .word_missing = "a word is missing: {command}",
    .a_position = "a position (TRID)",
    .a_record = "a record (a file, or - for standard input)",
    .a_record_or_position = "a record (a file) or a position (TRID)",
    .a_file = "a file",
    .a_folder = "a folder",
    .a_player = "a player",
    .needs = "{option} needs {needed} as well",
    .excludes = "give {option} or {needed}, not both",
    .of_option = "{option}: {why}",
    .should_be = "\"{given}\" should be {known}{meant}",
    .cannot_be = "\"{given}\" is not a valid value",
    .whole_number = "a whole number",
    .number = "a number",
    .seed = "a whole number (0 or more) or 64 hex digits",
    .share = "64 hex digits",
    .between = "from {least} to {most}",
    .dice_wrong = "--dice should be two numbers from 1 to 6, such as 64",
    .either = "{first} or {second}",
    .did_you_mean = ": did you mean \"{meant}\"?",
    .try_this = "Try: {command}",

    .no_player = "there is no player \"{given}\"{meant}",
    .no_player_of_courrier = "\"{given}\" does not play Le Tric Trac: name {known}",
    .no_net =
        "\"{given}\": a net is written net[@FILE]:PLIES, from 0 to 2, then [,keep=N,N][,within=HOLES]"
        "[,always-go|always-hold][,as-tour|as-win]",
    .no_option = "there is no option \"{given}\"{meant}",
    .no_option_of = "there is no option \"{given}\"; the options are: {known}",
    .not_name_and_value = "{option} is written name=value, not \"{given}\"",
    .not_in_courrier = "Le Tric Trac (--format courrier) has no {option}: leave it out",
    .only_points = "--match takes only points=N here, not \"{given}\"",
    .players_wrong = "this format is for {known}",
    .between_by = "from {least} to {most}, by {n}",
    .does_not_fit = "these do not fit together",
    .position_missing = "judge needs a position (TRID), or --jsonl",
    .file_missing = "--continue needs the name of a file",
    .sheet_file_missing = "name the file to keep the sheet in",
    .not_by_hand = "bots play here, and they do not mark by hand: leave out marking=hand and moves=touch",

    .cannot_read = "cannot read {path}: {why}",
    .cannot_write = "cannot write {path}: {why}",
    .cannot_print = "cannot write to standard output: {why}",
    .standard_input = "standard input",
    .exists = "{path} already exists: name another file, or give --force to overwrite it",
    .sheet_exists = "{path} already exists: continue it with --keep, or name another file",
    .in_use = "another program is playing the game in {path}",
    .is_over = "the game in {path} is over and cannot be continued (trictrac review {path} reviews it)",
    .would_lose =
        "{path} has comments or variations, which continuing would remove: name another file with --record",
    .no_format = "there is no format \"{given}\"; there are: {known}",

    .not_found = "there is no such file or folder",
    .is_folder = "it is a folder",
    .not_folder = "a file stands where a folder should be",
    .no_permission = "you have no permission",
    .disk_full = "the disk is full",
    .quota_used = "the disk quota is used up",
    .read_only = "the disk is read-only",
    .file_exists = "it exists already",
    .busy = "another program is using it",
    .name_too_long = "the name is too long",
    .too_many_open = "too many files are open",
    .device_fault = "the device reports an error",
    .closed_pipe = "nobody reads it any more",
    .no_memory = "there is not enough memory",
    .other_error = "{given}",

    .reached = "{command}: {n} {unit}",
    .reached_of = "{command}: {n} of {of} {unit}",
    .left = ", {time} left",
    .since = ", started {time} ago",
    .stopping = ", stopping (Ctrl-C again to stop at once)",
    .interrupted = "interrupted: partial result",
    .about_seconds = "about {seconds} s",
    .about_minutes = "about {minutes} min",
    .about_hours = "about {hours} h {minutes} min",
    .steps = "steps",
    .actions = "actions",
    .matches = "matches",

    .without_page =
        "this program was built without its page: ./run --build-only builds both, and --web names the folder "
        "of a built page",
    .no_page = "this is not a built page: ./run --build-only builds one",
    .written = "{n} {n|file|files} in {path}. To try it: python3 -m http.server --directory {path}",
    .base_wrong =
        "\"{given}\" should be a path such as /trictrac/, with a slash at both ends and without spaces or "
        "\"..\"",
    .server_wrong = "\"{given}\" should be the address of a server, such as https://trictrac.example/",
    .is_file = "{path} is a file: name a folder",
    .not_empty =
        "{path} is not empty: name another folder, or give --force to put the page there beside the rest",
    .file_is_folder = "{path} is a folder: the page has a file of that name",
    .folder_is_file = "{path} is a file: the page has a folder of that name",
    .no_parent = "the folder it should be in does not exist",
};

}  // namespace trictrac::words::english

// The file of a game that is played: where it is kept, and where it was begun.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>

#include "apps/cli/record_file.h"
#include "text/record/record.h"

namespace trictrac::cli {

struct PlayedFileArguments {
  std::string record;  // --record
  std::string go_on;   // --continue
  bool force = false;
};

struct PlayedFile {
  PlayedFileArguments asked;
  std::string text;  // of the game that is continued

  bool goes_on() const { return !asked.go_on.empty(); }
  // Opens the file the game is kept in, if it is kept. No file is made before.
  std::expected<std::optional<RecordFile>, std::string> open() const;

  // Why the game cannot be continued: what is wrong with its record, that it is over, or that its file would
  // lose the comments and variations it has.
  std::string fault(const RecordError& error) const;
  std::string is_over() const;
  std::optional<std::string> would_lose(bool annotations) const;
};

// Reads the game to continue, if there is one, and checks that the file to keep it in may be written.
std::expected<PlayedFile, std::string> played_file(const PlayedFileArguments& asked);

// The bot by whose name a player is known, such as "soumille", or "soumille 3" for the third; empty: a
// person.
std::string bot_named(const std::string& player, const std::function<bool(const std::string&)>& is_bot);

}  // namespace trictrac::cli

// The records of the files that a command is given, and the file of a game in progress: after every act it
// holds the whole record so far.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "apps/cli/files.h"
#include "base/open_file.h"
#include "base/os.h"
#include "text/record/record.h"

namespace trictrac::cli {

// One record of a file.
struct GivenRecord {
  std::string path;
  std::string text;
  int line = 0;    // lines of the file before it
  int number = 1;  // among those of the file, from 1
  bool alone = true;

  // Returns the name to show: "FILE", or "FILE (2)" if the file has several records.
  std::string name() const;
  // Returns "FILE:LINE: MESSAGE" for an error in the record.
  std::string located(const RecordError& error) const;
};

// Reads the records of a file ("-" is standard input), at least one; the error says what is wrong.
std::expected<std::vector<GivenRecord>, std::string> read_records(const std::string& path);

// The file of a game in progress, locked against other programs that play.
class RecordFile {
 public:
  // Create the file, empty, or open one that holds `kept`.
  static std::expected<RecordFile, std::string> create(const std::string& path, Overwrite overwrite);
  static std::expected<RecordFile, std::string> go_on(const std::string& path, std::string kept);

  // Makes the file hold this record, of which it usually has the beginning already. Writes only the
  // difference, at once, so that the record survives any end of the program. A pipe receives the record in
  // close().
  std::expected<void, std::string> keep(const std::string& record);
  // Writes the rest, and closes the file.
  std::expected<void, std::string> close();

  const std::string& path() const { return path_; }

 private:
  RecordFile(std::string path, OpenFile file, std::string kept);
  static std::expected<RecordFile, std::string> open(const std::string& path, os::OpenMode how,
                                                     std::string kept);
  std::expected<void, std::string> write(std::size_t from, const std::string& record);

  std::string path_;
  OpenFile file_;
  std::string kept_;
  bool in_place_;  // the file can be overwritten in place
};

// The file in which the command play keeps the game, and the one it continues from.
struct PlayedFileArguments {
  std::string record;  // --record
  std::string go_on;   // --continue
  bool force = false;
};

// The game that is continued, if any, and its file.
struct PlayedFile {
  PlayedFileArguments asked;
  std::string text;  // of the game that is continued

  bool goes_on() const { return !asked.go_on.empty(); }
  // Opens the file of the game, if it is to be kept. No file is created before.
  std::expected<std::optional<RecordFile>, std::string> open() const;

  // Return the reason why the game cannot be continued: an error in its record, the game is over, or its file
  // would lose comments and variations.
  std::string fault(const RecordError& error) const;
  std::string is_over() const;
  std::optional<std::string> would_lose(bool annotations) const;
};

// Reads the game to continue, if any, and checks that its file may be written.
std::expected<PlayedFile, std::string> played_file(const PlayedFileArguments& asked);

// Returns the bot with the name of a player, such as "soumille", or "soumille 3" for the third; empty for a
// person.
std::string bot_named(const std::string& player, const std::function<bool(const std::string&)>& is_bot);

}  // namespace trictrac::cli

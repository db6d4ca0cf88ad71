// The file that a game is kept in while it is played: after every act it holds the whole record so far.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>

#include "apps/cli/files.h"
#include "base/os.h"
#include "text/record/record.h"

namespace trictrac::cli {

// The file of a game in play, which no other program that plays writes to meanwhile.
class RecordFile {
 public:
  // Make the file, empty, or open one that holds `kept`.
  static std::expected<RecordFile, std::string> create(const std::string& path, Overwrite overwrite);
  static std::expected<RecordFile, std::string> go_on(const std::string& path, std::string kept);

  RecordFile(RecordFile&& other) noexcept;
  RecordFile& operator=(RecordFile&&) = delete;
  ~RecordFile();

  // Makes the file hold this record, of which it usually has the beginning: only what differs is written, at
  // once, so that whatever ends the program leaves a record. A pipe gets it when close() is called.
  std::expected<void, std::string> keep(const std::string& record);
  // Writes what is left, and closes the file.
  std::expected<void, std::string> close();

  const std::string& path() const { return path_; }

 private:
  RecordFile(std::string path, int file, std::string kept);
  static std::expected<RecordFile, std::string> open(const std::string& path, os::OpenMode how,
                                                     std::string kept);
  std::expected<void, std::string> write(std::size_t from, const std::string& record);

  std::string path_;
  int file_;
  std::string kept_;
  bool in_place_;  // what has been written can be written again
};

// Where the command play keeps the game, and where it was begun.
struct PlayedFileArguments {
  std::string record;  // --record
  std::string go_on;   // --continue
  bool force = false;
};

// The game that is continued, if one is, and the file it is kept in.
struct PlayedFile {
  PlayedFileArguments asked;
  std::string text;  // of the game that is continued

  bool goes_on() const { return !asked.go_on.empty(); }
  // Opens the file the game is kept in, if it is kept. No file is made before.
  std::expected<std::optional<RecordFile>, std::string> open() const;

  // Return why the game cannot be continued: what is wrong with its record, that it is over, or that its file
  // would lose the comments and variations it has.
  std::string fault(const RecordError& error) const;
  std::string is_over() const;
  std::optional<std::string> would_lose(bool annotations) const;
};

// Reads the game to continue, if there is one, and checks that the file to keep it in may be written.
std::expected<PlayedFile, std::string> played_file(const PlayedFileArguments& asked);

// Returns the bot by whose name a player is known, such as "soumille", or "soumille 3" for the third; empty:
// a person.
std::string bot_named(const std::string& player, const std::function<bool(const std::string&)>& is_bot);

}  // namespace trictrac::cli

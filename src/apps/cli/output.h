// Standard output on which no failed write goes unnoticed.
#pragma once

#include <iosfwd>
#include <mutex>
#include <streambuf>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trictrac::cli {

// Replaces the buffer of std::cout during its lifetime. On a terminal, every line is written at once. After a
// failed write, std::cout is bad and nothing more is written.
//
// Reserves the descriptors of closed standard streams, so that no file opened later is written to by mistake.
class StandardOutput : public std::streambuf {
 public:
  StandardOutput();
  ~StandardOutput() override;
  StandardOutput(const StandardOutput&) = delete;
  StandardOutput& operator=(const StandardOutput&) = delete;

  // Writes the rest and returns `status`; after a failed write, prints an error and returns 1 in place of 0.
  int finish(int status);

 protected:
  int_type overflow(int_type c) override;
  std::streamsize xsputn(const char* text, std::streamsize size) override;
  int sync() override;

 private:
  bool take(std::string_view text);
  bool write_out();

  std::mutex mutex_;
  std::string waiting_;
  bool by_line_;
  int error_ = 0;  // errno of the write that failed
  std::streambuf* before_;
};

// The value of terminal_columns() if lines need not be broken.
inline constexpr int kManyColumns = 1 << 20;

// Returns the width in columns of the terminal on standard output, or COLUMNS; kManyColumns for a file.
int terminal_columns();

// Text in columns: a head, one column for each player, a note.
class TextColumns {
 public:
  // Adds a row; all rows have the same number of cells.
  void row(std::string head, std::vector<std::string> cells, std::string note = "");
  std::string text() const;

 private:
  std::vector<std::vector<std::string>> rows_;
};

// Returns a text with its letters a to z as capitals.
std::string in_capitals(std::string_view text);

// Returns "+4", "-3" or "0".
std::string signed_text(int amount);
// Returns an amount gained; empty for 0.
std::string gained_text(int amount);

// Returns the width of a text in columns: one for each character, none for colours.
int columns_of(std::string_view text);

// Breaks lines longer than `columns` between words; continuation lines are indented a little more. A longer
// word stays whole.
std::string wrapped(std::string_view text, int columns);

// Returns a name and its meaning: the meaning begins at column `at`, or below the name if that is longer or
// there is no room.
std::string in_two_columns(const std::string& name, const std::string& meaning, int at, int columns);

// Returns commands and their descriptions, one on each row: side by side, or one below the other if there is
// no room.
std::string in_two_columns(const std::vector<std::pair<std::string, std::string>>& rows, int columns);

}  // namespace trictrac::cli

// Standard output, of which no failed write goes unnoticed.
#pragma once

#include <iosfwd>
#include <mutex>
#include <streambuf>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trictrac::cli {

// Stands behind std::cout while it lives. On a terminal every line is written at once. After a write that
// failed std::cout is bad and nothing more is written.
//
// Holds the places of standard streams that are closed, so that no file opened later is written to as if it
// were one of them.
class StandardOutput : public std::streambuf {
 public:
  StandardOutput();
  ~StandardOutput() override;
  StandardOutput(const StandardOutput&) = delete;
  StandardOutput& operator=(const StandardOutput&) = delete;

  // Writes what is left. Returns `status`; where something could not be written it says so on standard error
  // and returns 1 in place of 0.
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

// What terminal_columns() returns where lines need not be broken.
inline constexpr int kManyColumns = 1 << 20;

// Returns the columns of the terminal that standard output is, or what COLUMNS says; a great many where it is
// a file.
int terminal_columns();

// Text in columns: a head, one column for each player, a note.
class TextColumns {
 public:
  // Adds a row; all rows have as many cells.
  void row(std::string head, std::vector<std::string> cells, std::string note = "");
  std::string text() const;

 private:
  std::vector<std::vector<std::string>> rows_;
};

// Returns "+4", "-3" or "0".
std::string signed_text(int amount);
// Returns an amount gained; empty for nothing gained.
std::string gained_text(int amount);

// Returns how many columns a text takes: each character one, colours none.
int columns_of(std::string_view text);

// Breaks lines longer than `columns` between words; what follows stands a little further in than its line
// began. A longer word stays whole.
std::string wrapped(std::string_view text, int columns);

// Returns a name and what it means: the meaning begins `at` so many columns, and below the name where that is
// longer or there is no room beside it.
std::string in_two_columns(const std::string& name, const std::string& meaning, int at, int columns);

// Returns commands and what they do, one a row: side by side, or the second below the first where that is too
// narrow.
std::string in_two_columns(const std::vector<std::pair<std::string, std::string>>& rows, int columns);

}  // namespace trictrac::cli

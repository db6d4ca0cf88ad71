// Standard output, of which no failed write goes unnoticed.
#pragma once

#include <iosfwd>
#include <mutex>
#include <streambuf>
#include <string>

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

inline constexpr int kManyColumns = 1 << 20;

// Returns the columns of the terminal that standard output is, or what COLUMNS says; a great many where it is
// a file.
int terminal_columns();

}  // namespace trictrac::cli

// A file to which a command adds lines, one by one, and which the same command continues.
#pragma once

#include <expected>
#include <fstream>
#include <functional>
#include <string>

#include "apps/cli/progress.h"

namespace trictrac::cli {

class LineFile {
 public:
  // Opens a file that begins with `head`, or begins one. An unfinished line at its end is cut off. The error
  // says that it cannot be written, or that another command made it.
  static std::expected<LineFile, std::string> open(const std::string& path, const std::string& head);

  // Returns the lines after the head that were there when it was opened.
  const std::string& lines() const { return lines_; }
  // Writes a line at once. Returns whether that succeeded.
  bool add(const std::string& line) { return static_cast<bool>(out_ << line << "\n" << std::flush); }
  // Sets `status`, with a message, if something could not be written, or after Ctrl-C: then the message says
  // that the same command continues the file.
  void finish(int& status);

 private:
  LineFile(std::string path, std::string lines, std::ofstream out)
      : path_(std::move(path)), lines_(std::move(lines)), out_(std::move(out)) {}

  std::string path_, lines_;
  std::ofstream out_;
};

}  // namespace trictrac::cli

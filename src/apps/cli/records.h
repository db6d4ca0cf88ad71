// The records of the files that a command is given, each of which may have many.
#pragma once

#include <expected>
#include <string>
#include <vector>

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

}  // namespace trictrac::cli

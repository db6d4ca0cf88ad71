// Reads and writes files for commands. An error names the file and what is wrong with it.
#pragma once

#include <expected>
#include <functional>
#include <string>
#include <system_error>

#include "apps/cli/words.h"
#include "base/text_of.h"

namespace trictrac::cli {

// Returns "FILE:LINE: MESSAGE", in the user's language, for an error in a text that was read from a file.
template <class Error>
std::string located(const std::string& path, const Error& error) {
  return text_of("{}:{}: {}", path, error.line, translated(error.message));
}

// Returns that a file cannot be written, and why by its errno.
std::string not_written(const std::string& path, int error);

// Reads the whole of a file ("-" is standard input).
std::expected<std::string, std::string> read_text(const std::string& path);

// Reads a file that a command continues; "" if there is none yet.
std::expected<std::string, std::string> read_begun(const std::string& path);

// Passes on every line of a file ("-" is standard input) as soon as it arrives, until `take` returns false.
std::expected<void, std::string> read_lines(const std::string& path,
                                            const std::function<bool(const std::string&)>& take);

// Writes this text to a new file. After an error the file does not exist; a file that exists already is an
// error.
std::error_code create_file(const std::string& path, const std::string& text);

// The permission to replace an existing file.
enum class Overwrite : bool { No, Yes };

// Returns an error if this file may not be written: it exists, it is a folder, or its folder is missing.
// Pipes and devices may be.
std::expected<void, std::string> may_write(const std::string& path, Overwrite overwrite);

// Makes a folder and its missing parents.
std::expected<void, std::string> make_folder(const std::string& path);

// Writes this text to a file, whole or not at all: an existing file keeps its content until the new one is
// complete. Writes directly to pipes and devices.
std::expected<void, std::string> write_text(const std::string& path, const std::string& text,
                                            Overwrite overwrite);

}  // namespace trictrac::cli

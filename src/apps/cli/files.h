// How commands read and write files. An error names the file and what is wrong with it.
#pragma once

#include <expected>
#include <functional>
#include <string>

namespace trictrac::cli {

// The whole of a file ("-" is standard input).
std::expected<std::string, std::string> read_text(const std::string& path);

// What a file holds that a command goes on with: nothing where there is none yet.
std::expected<std::string, std::string> read_begun(const std::string& path);

// Gives every line of a file ("-" is standard input), as soon as it is there, until `take` returns false.
std::expected<void, std::string> read_lines(const std::string& path,
                                            const std::function<bool(const std::string&)>& take);

// What is done with a file that is there already.
enum class Overwrite : bool { No, Yes };

// Why this file may not be written: it is there, or it is a folder. Pipes and devices are written to.
std::expected<void, std::string> may_write(const std::string& path, Overwrite overwrite);

// Makes a file of this text, whole or not at all: one that is there keeps what it has until the new one is
// complete. Pipes and devices are written to.
std::expected<void, std::string> write_text(const std::string& path, const std::string& text,
                                            Overwrite overwrite);

}  // namespace trictrac::cli

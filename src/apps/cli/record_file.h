// The file that a game is kept in while it is played: after every act it holds the whole record so far.
#pragma once

#include <expected>
#include <string>

#include "apps/cli/files.h"

namespace trictrac::cli {

class RecordFile {
 public:
  // Makes the file, empty; or opens one that holds `kept`. No other program that plays writes to it
  // meanwhile.
  static std::expected<RecordFile, std::string> create(const std::string& path, Overwrite overwrite);
  static std::expected<RecordFile, std::string> go_on(const std::string& path, std::string kept);

  RecordFile(RecordFile&& other) noexcept;
  RecordFile& operator=(RecordFile&&) = delete;
  ~RecordFile();

  // Makes the file hold this record, of which it usually has the beginning: only what differs is written, at
  // once, so that whatever ends the program leaves a record. A pipe gets it when close() is called.
  std::expected<void, std::string> keep(const std::string& record);
  std::expected<void, std::string> close();

  const std::string& path() const { return path_; }

 private:
  RecordFile(std::string path, int file, std::string kept);
  static std::expected<RecordFile, std::string> open(const std::string& path, int flags, std::string kept);
  std::expected<void, std::string> write(std::size_t from, const std::string& record);

  std::string path_;
  int file_;
  std::string kept_;
  bool in_place_;  // what has been written can be written again
};

}  // namespace trictrac::cli

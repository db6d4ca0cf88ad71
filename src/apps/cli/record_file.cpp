#include "apps/cli/record_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include "apps/cli/words.h"
#include "base/os.h"
#include "base/text_of.h"
#include "text/record/collection.h"
#include "words/usage.h"

namespace trictrac::cli {

using words::UsageWords;

std::string GivenRecord::name() const { return alone ? path : text_of("{} ({})", path, number); }

std::string GivenRecord::located(const RecordError& error) const {
  RecordError in_file = error;
  in_file.line += line;
  return cli::located(path, in_file);
}

std::expected<std::vector<GivenRecord>, std::string> read_records(const std::string& path) {
  const auto text = read_text(path);
  if (!text) return std::unexpected(text.error());
  std::vector<GivenRecord> all;
  const auto parts = records_in(*text);
  for (const RecordText& part : parts)
    all.push_back(
        {path, std::string(part.text), part.line, static_cast<int>(all.size()) + 1, parts.size() == 1});
  return all;
}

namespace {

std::unexpected<std::string> cannot_write(const std::string& path) {
  return std::unexpected(not_written(path, errno));
}

bool is_regular(int file) {
  struct stat found{};
  return ::fstat(file, &found) == 0 && S_ISREG(found.st_mode);
}

}  // namespace

RecordFile::RecordFile(std::string path, OpenFile file, std::string kept)
    : path_(std::move(path)),
      file_(std::move(file)),
      kept_(std::move(kept)),
      in_place_(is_regular(file_.number())) {}

std::expected<RecordFile, std::string> RecordFile::open(const std::string& path, os::OpenMode how,
                                                        std::string kept) {
  OpenFile file(os::open_file(path, how));
  if (!file) return cannot_write(path);
  RecordFile opened(path, std::move(file), std::move(kept));
  if (opened.in_place_ && !os::lock_file(opened.file_.number()))
    return std::unexpected(user_words()(&UsageWords::in_use, words::Path(path)));
  return opened;
}

std::expected<RecordFile, std::string> RecordFile::create(const std::string& path, Overwrite overwrite) {
  if (auto allowed = may_write(path, overwrite); !allowed) return std::unexpected(allowed.error());
  auto opened = open(path, os::OpenMode::CreateOrWrite, "");
  if (opened && opened->in_place_ && ::ftruncate(opened->file_.number(), 0) != 0) return cannot_write(path);
  return opened;
}

std::expected<RecordFile, std::string> RecordFile::go_on(const std::string& path, std::string kept) {
  return open(path, os::OpenMode::Write, std::move(kept));
}

std::expected<void, std::string> RecordFile::keep(const std::string& record) {
  if (!in_place_) {
    kept_ = record;
    return {};
  }
  const auto differs = std::ranges::mismatch(kept_, record).in2;
  if (auto written = write(static_cast<std::size_t>(differs - record.begin()), record); !written)
    return written;
  if (record.size() < kept_.size() && ::ftruncate(file_.number(), static_cast<off_t>(record.size())) != 0)
    return cannot_write(path_);
  kept_ = record;
  return {};
}

std::expected<void, std::string> RecordFile::close() {
  if (!in_place_)
    if (auto written = write(0, kept_); !written) return written;
  if (!file_.close()) return cannot_write(path_);
  return {};
}

std::expected<void, std::string> RecordFile::write(std::size_t from, const std::string& record) {
  while (from < record.size()) {
    const char* text = record.data() + from;
    const std::size_t size = record.size() - from;
    const std::ptrdiff_t written =
        in_place_ ? os::write_at(file_.number(), text, size, from) : ::write(file_.number(), text, size);
    if (written < 0 && errno != EINTR) return cannot_write(path_);
    if (written > 0) from += static_cast<std::size_t>(written);
  }
  return {};
}

std::expected<std::optional<RecordFile>, std::string> PlayedFile::open() const {
  if (asked.record.empty() && !goes_on()) return std::nullopt;
  auto file = asked.record.empty() ? RecordFile::go_on(asked.go_on, text)
                                   : RecordFile::create(asked.record, Overwrite{asked.force});
  if (!file) return std::unexpected(file.error());
  return std::optional<RecordFile>(*std::move(file));
}

std::string PlayedFile::fault(const RecordError& error) const { return located(asked.go_on, error); }

std::string PlayedFile::is_over() const {
  return user_words()(&UsageWords::is_over, words::Path(asked.go_on));
}

std::optional<std::string> PlayedFile::would_lose(bool annotations) const {
  if (!annotations || !asked.record.empty()) return std::nullopt;
  return user_words()(&UsageWords::would_lose, words::Path(asked.go_on));
}

std::expected<PlayedFile, std::string> played_file(const PlayedFileArguments& asked) {
  PlayedFile played{asked, {}};
  if (asked.go_on == "-") return std::unexpected(user_words()(&UsageWords::file_missing));
  if (!asked.record.empty())
    if (auto allowed = may_write(asked.record, Overwrite{asked.force}); !allowed)
      return std::unexpected(allowed.error());
  if (asked.go_on.empty()) return played;
  auto text = read_text(asked.go_on);
  if (!text) return std::unexpected(text.error());
  played.text = *std::move(text);
  return played;
}

std::string bot_named(const std::string& player, const std::function<bool(const std::string&)>& is_bot) {
  const std::string name = player.substr(0, player.find(' '));
  return is_bot(name) ? name : "";
}

}  // namespace trictrac::cli

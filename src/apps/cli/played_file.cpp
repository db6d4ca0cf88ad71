#include "apps/cli/played_file.h"

#include "base/text_of.h"

namespace trictrac::cli {

std::expected<std::optional<RecordFile>, std::string> PlayedFile::open() const {
  if (asked.record.empty() && !goes_on()) return std::nullopt;
  auto file = asked.record.empty() ? RecordFile::go_on(asked.go_on, text)
                                   : RecordFile::create(asked.record, Overwrite{asked.force});
  if (!file) return std::unexpected(file.error());
  return std::optional<RecordFile>(*std::move(file));
}

std::string PlayedFile::fault(const RecordError& error) const {
  return text_of("{}:{}: {}", asked.go_on, error.line, error.message);
}

std::string PlayedFile::is_over() const {
  return text_of(
      "the game of {} is over: there is nothing to go on with (trictrac review {} looks back at it)",
      asked.go_on, asked.go_on);
}

std::optional<std::string> PlayedFile::would_lose(bool annotations) const {
  if (!annotations || !asked.record.empty()) return std::nullopt;
  return text_of("{} has comments or variations, which going on would remove: name another file by --record",
                 asked.go_on);
}

std::expected<PlayedFile, std::string> played_file(const PlayedFileArguments& asked) {
  PlayedFile played{asked, {}};
  if (asked.go_on == "-") return std::unexpected("--continue needs the name of a file");
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

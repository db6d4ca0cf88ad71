#include "apps/cli/records.h"

#include "apps/cli/files.h"
#include "base/text_of.h"
#include "text/record/collection.h"

namespace trictrac::cli {

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

}  // namespace trictrac::cli

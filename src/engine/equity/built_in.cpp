#include <algorithm>

#include "base/assert.h"
#include "base/embedded.h"
#include "base/text_of.h"
#include "engine/equity/value_file.h"

namespace trictrac {

namespace equity {
extern const EmbeddedFiles kFiles;  // data/values/*.txt
}

namespace {

std::expected<ValueTables, std::string> read_all() {
  ValueTables all;
  for (const ValueKind kind : kValueKinds) {
    const auto file = std::ranges::find(equity::kFiles, name_of(kind), &EmbeddedFile::name);
    if (file == equity::kFiles.end())
      return std::unexpected(text_of("there is no data/values/{}.txt", name_of(kind)));
    auto rows = read_values(file->text(), kind);
    if (!rows) return std::unexpected(text_of("data/values/{}.txt: {}", name_of(kind), rows.error()));
    all[static_cast<std::size_t>(kind)] = *std::move(rows);
  }
  return all;
}

}  // namespace

const std::expected<ValueTables, std::string>& load_built_in_tables() {
  static const std::expected<ValueTables, std::string> tables = read_all();
  return tables;
}

ValueTable built_in(ValueKind kind) {
  static const ValueTables& tables = [] -> const ValueTables& {
    const auto& read = load_built_in_tables();
    if (!read) fatal(text_of("a table of values compiled in cannot be used: {}", read.error()));
    return *read;
  }();
  return tables[static_cast<std::size_t>(kind)];
}

}  // namespace trictrac

#include "store/sqlite/restore.h"

#include <iostream>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "apps/server/stored_table.h"
#include "base/text_of.h"
#include "engine/bots/bot.h"

namespace trictrac::cli::restore_verb {
namespace {

void run(const std::string& file, const std::filesystem::path& db, int& status) {
  if (const auto ready = bots_ready(); !ready) return fail(status, ready.error());
  const auto report = [](const std::string& what) { std::cout << what << "\n"; };
  const auto restored = restore(file, db.string(), inspector_of_tables(report));
  if (!restored) return fail(status, restored.error().what);
  std::cout << text_of("games: {}, deeds: {}\n", restored->found.games, restored->found.deeds);
  if (!restored->kept.empty()) std::cout << "what was there is kept: " << restored->kept << "\n";
}

}  // namespace

void declare(CommandLine& line) {
  auto db = std::make_shared<std::filesystem::path>("trictrac.db");
  auto file = std::make_shared<std::string>();
  line.required("file", file.get(), "the backup");
  line.option("--db", db.get(), "file of the games, which no server uses now");
  line.runs([=](int& status) { run(*file, *db, status); });
}

}  // namespace trictrac::cli::restore_verb

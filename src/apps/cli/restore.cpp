#include "store/sqlite/restore.h"

#include <iostream>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "apps/server/hub/stored_table.h"
#include "base/text_of.h"
#include "engine/bots/bot.h"
#include "store/carry/carry.h"

namespace trictrac::cli::restore_verb {
namespace {

struct Arguments {
  std::string file, store;
  std::filesystem::path db = "trictrac.db";
};

void say(const Inspection& found) {
  std::cout << text_of("games: {}, deeds: {}\n", found.games, found.deeds);
}

void run(const Arguments& given, int& status) {
  if (const auto ready = bots_ready(); !ready) return fail(status, ready.error());
  const auto inspector = inspector_of_tables([](const std::string& what) { std::cout << what << "\n"; });
  if (!given.store.empty()) {
    const auto found = restore_to_postgres(given.file, given.store, inspector);
    return found ? say(*found) : fail(status, found.error().what);
  }
  const auto restored = restore(given.file, given.db.string(), inspector);
  if (!restored) return fail(status, restored.error().what);
  say(restored->found);
  if (!restored->kept.empty()) std::cout << "what was there is kept: " << restored->kept << "\n";
}

}  // namespace

void declare(CommandLine& line) {
  auto given = std::make_shared<Arguments>();
  line.required("file", &given->file, "the backup, or the file of a house that is not served");
  line.option("--db", &given->db, "file of the games, which no server uses now");
  line.option("--store", &given->store, "postgresql://…, an empty database, instead of --db");
  line.runs([=](int& status) { run(*given, status); });
}

}  // namespace trictrac::cli::restore_verb

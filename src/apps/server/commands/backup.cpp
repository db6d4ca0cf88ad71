#include <iostream>

#include "apps/cli/common.h"
#include "apps/server/hub/stored_table.h"
#include "base/text_of.h"
#include "engine/bots/bot.h"
#include "store/engines/engines.h"

namespace trictrac::cli::backup_command {
namespace {

struct Arguments {
  std::filesystem::path db = "trictrac.db";
  std::string store, file;
  bool force = false;
};

void run(const Arguments& given, int& status) {
  if (const auto ready = bots_ready(); !ready) return fail(status, ready.error());
  const auto report = [](const std::string& what) { std::cout << what << "\n"; };
  const auto existing = given.force ? Existing::Replace : Existing::Keep;
  const auto inspector = inspector_of_tables(report);
  const std::string address = given.store.empty() ? given.db.string() : given.store;
  const auto found = find_engine(address).back_up(address, given.file, existing, inspector);
  if (!found) return fail(status, found.error().what);
  std::cout << text_of("{}, events: {}, damaged: {}\n", count_text(*found), found->events, found->damaged);
  if (found->damaged > 0) status = 1;
}

}  // namespace

void declare(CommandLine& line) {
  auto given = std::make_shared<Arguments>();
  line.option("--db", &given->db, "file of the games; the server may be running or stopped");
  line.option("--store", &given->store, "address of games in PostgreSQL (postgresql://…), instead of --db");
  line.required("file", &given->file, "file of the backup");
  line.flag("--force", given->force, "replace an existing backup of that name");
  line.runs([=](int& status) { run(*given, status); });
}

}  // namespace trictrac::cli::backup_command

namespace trictrac::cli::restore_command {
namespace {

struct Arguments {
  std::string file, store;
  std::filesystem::path db = "trictrac.db";
};

void run(const Arguments& given, int& status) {
  if (const auto ready = bots_ready(); !ready) return fail(status, ready.error());
  const auto inspector = inspector_of_tables([](const std::string& what) { std::cout << what << "\n"; });
  const std::string address = given.store.empty() ? given.db.string() : given.store;
  const auto restored = find_engine(address).restore(given.file, address, inspector);
  if (!restored) return fail(status, restored.error().what);
  std::cout << text_of("{}, events: {}\n", count_text(restored->found), restored->found.events);
  if (!restored->kept.empty()) std::cout << "the earlier games are kept: " << restored->kept << "\n";
}

}  // namespace

void declare(CommandLine& line) {
  auto given = std::make_shared<Arguments>();
  line.required("file", &given->file, "the backup, or the file of a stopped server");
  line.option("--db", &given->db, "file of the games; no server may be using it");
  line.option("--store", &given->store,
              "address of an empty PostgreSQL database (postgresql://…), instead of --db");
  line.runs([=](int& status) { run(*given, status); });
}

}  // namespace trictrac::cli::restore_command

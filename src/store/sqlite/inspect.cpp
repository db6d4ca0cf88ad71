#include "store/sqlite/inspect.h"

#include <filesystem>

#include "store/game_rows.h"
#include "store/sqlite/store_file.h"

namespace trictrac {
namespace {

constexpr std::chrono::seconds kWaitForFile{5};

// Is the file itself in order, whatever the games in it say?
Stored<void> inspect_pages(Database& db, const Inspector& inspector) {
  auto check = db.prepare("PRAGMA quick_check");
  if (!check) return std::unexpected(check.error());
  while (true) {
    const auto more = check->next();
    if (!more) return std::unexpected(more.error());
    if (!*more) return {};
    if (const std::string what = check->text(0); what != "ok") inspector.report("the file: " + what);
  }
}

std::string what_is_wrong(const std::string& name, const Stored<std::optional<StoredGame>>& game,
                          const Inspector& inspector) {
  if (!game) return game.error().what;
  if (!*game) return "game " + name + ": it is gone";
  const std::string fault = inspector.fault(**game);
  return fault.empty() ? "" : "game " + name + ": " + fault;
}

}  // namespace

Stored<Inspection> inspect_games(Database& db, const Inspector& inspector) {
  auto rows = GameRows::prepare(db);
  if (!rows) return std::unexpected(rows.error());
  const auto names = rows->names();
  if (!names) return std::unexpected(names.error());
  Inspection found;
  for (const std::string& name : *names) {
    ++found.games;
    const auto game = rows->load(name);
    const std::string fault = what_is_wrong(name, game, inspector);
    if (fault.empty()) {
      found.deeds += static_cast<std::int64_t>((*game)->deeds.size());
      continue;
    }
    ++found.damaged;
    inspector.report(fault);
  }
  return found;
}

Stored<Inspection> inspect(const std::string& path, const Inspector& inspector) {
  if (!std::filesystem::exists(path)) return in_file(path, {Fault::Failed, "there is no such file"});
  auto file = open_store_file(path, inspector.conversion, kWaitForFile);
  if (!file) return std::unexpected(file.error());
  auto found = inspect(file->db, inspector);
  if (!found) return in_file(path, found.error());
  return found;
}

Stored<Inspection> inspect(Database& db, const Inspector& inspector) {
  if (auto whole = inspect_pages(db, inspector); !whole) return std::unexpected(whole.error());
  return inspect_games(db, inspector);
}

}  // namespace trictrac

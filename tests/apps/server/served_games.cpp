#include "served_games.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <memory>

#include "service/game_session.h"
#include "store/postgres/postgres.h"
#include "store/rows/game_rows.h"
#include "store/sqlite/sqlite_engine.h"

namespace served {
namespace {

std::unique_ptr<trictrac::Database> rows_of(const std::filesystem::path& file) {
  if (const std::string store = store_for(file); !store.empty()) {
    auto db = std::make_unique<trictrac::PostgresDatabase>(store);
    return db->connect() ? std::move(db) : nullptr;
  }
  auto db = trictrac::SqliteDatabase::open(file.string());
  return db ? std::make_unique<trictrac::SqliteDatabase>(std::move(*db)) : nullptr;
}

// A game of bots to its end, or of a person and a bot to where the person is asked.
trictrac::StoredGame some_game(bool of_bots, std::uint8_t seed) {
  const Json bot{{"kind", "bot"}, {"bot", "hasard"}}, person{{"kind", "human"}, {"name", "Anne"}};
  trictrac::Seed dice{};
  dice.fill(seed);
  auto table =
      trictrac::create_session({{"white", of_bots ? bot : person}, {"black", bot}}, {dice, false, ""});
  EXPECT_TRUE(table);
  (*table)->catch_up();
  const trictrac::StoredSeat seat{of_bots ? "" : "key of Anne", "", ""};
  return {(*table)->config_text(), {seat, {}}, trictrac::kEventsVersion, (*table)->events()};
}

}  // namespace

void fill(const std::filesystem::path& file, int games) {
  {
    auto engine = trictrac::SqliteEngine::open(file.string(), {});
    ASSERT_TRUE(engine) << engine.error().what;
    ASSERT_TRUE((*engine)->begin(true));
    trictrac::GameRows rows((*engine)->db());
    for (int n = 0; n < games; ++n)
      ASSERT_TRUE(rows.create(filled(n), some_game(n % 2 == 0, static_cast<std::uint8_t>(n + 1)), 0));
    ASSERT_TRUE((*engine)->db().execute("COMMIT"));
  }
  execute(file, "PRAGMA journal_mode = DELETE");  // one file, as a backup is
}

void execute(const std::filesystem::path& file, const std::string& sql) {
  const auto rows = rows_of(file);
  ASSERT_TRUE(rows && rows->execute(sql)) << sql;
}

std::int64_t number(const std::filesystem::path& file, const std::string& query) {
  const auto rows = rows_of(file);
  return rows ? rows->number(query).value_or(-1) : -1;
}

int within(std::uintmax_t bytes, AtTheLimit then, const std::function<int()>& work) {
  const pid_t child = fork();
  if (child == 0) {
    signal(SIGXFSZ, then == AtTheLimit::Killed ? SIG_DFL : SIG_IGN);
    const rlimit tight{bytes, bytes};
    setrlimit(RLIMIT_FSIZE, &tight);
    const rlimit no_core{0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    _exit(work());
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace served

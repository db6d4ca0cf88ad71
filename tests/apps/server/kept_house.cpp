#include "kept_house.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <memory>

#include "store/postgres/postgres.h"
#include "store/sqlite/sqlite.h"

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

}  // namespace

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

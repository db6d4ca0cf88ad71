// A store in either engine: on real files, and in a real PostgreSQL.
#pragma once

#include "postgres_server.h"
#include "store/postgres/postgres_engine.h"
#include "waiting_store.h"

namespace stored {

enum class Stands { OnSqlite, OnPostgres };

class EitherStore : public testing::TestWithParam<Stands> {
 protected:
  void SetUp() override {
    if (GetParam() == Stands::OnPostgres) {
      ASSERT_TRUE(served::PostgresServer::shared().ready());
      url = served::PostgresServer::shared().new_database();
    }
    store = opened();
  }
  std::unique_ptr<RowStore> opened() {
    auto made =
        GetParam() == Stands::OnSqlite
            ? open((folder / "games.db").string(), options, gate)
            : open_postgres_store(url, options, [this](auto answer) { gate.pass(std::move(answer)); });
    EXPECT_TRUE(made) << made.error().what;
    return made ? std::move(*made) : nullptr;
  }
  void reopen() {
    store.reset();
    store = opened();
  }
  // Holds the store after its next answer, so that all calls that follow are one batch.
  void hold(Later<void>& first) {
    gate.shut();
    const int before = gate.posts();
    store->check(first.then());
    gate.wait_for_posts(before + 1);
  }

  // Does `work` with the rows about people, in a transaction.
  Stored<void> people(const std::function<void(PeopleRows&)>& work) {
    return wait<void>([&](auto then) {
      store->people(
          true,
          [&](PeopleRows& rows) {
            work(rows);
            return true;
          },
          std::move(then));
    });
  }

  StoreOptions options;
  served::Folder folder;
  std::string url;
  Gate gate;
  std::unique_ptr<RowStore> store;
};

inline std::string name_of_engine(const testing::TestParamInfo<Stands>& of) {
  return of.param == Stands::OnSqlite ? "OnSqlite" : "OnPostgres";
}

}  // namespace stored

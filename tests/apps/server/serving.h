// A server without its network, whose games are in a real PostgreSQL.
#pragma once

#include <cstdlib>
#include <iostream>

#include "postgres_server.h"
#include "store/postgres/postgres_engine.h"
#include "with_hub.h"

namespace hubs {

using served::PostgresServer;

// The store of an answer that must be one.
inline std::unique_ptr<RowStore> opened(Stored<std::unique_ptr<RowStore>> store) {
  if (store) return std::move(*store);
  std::cerr << store.error().what << std::endl;
  std::abort();
}

struct Serving {
  Serving(const std::string& url, Loop& loop, HubOptions options = {})
      : process(loop),
        store(opened(open_postgres_store(url, {.longest_stall = kAnyStall}, process.post()))),
        thinkers(1, process.post()),
        readers(1, process.post()),
        hub(*store, thinkers, readers, std::move(options), silent()) {}
  ~Serving() {
    thinkers.stop();
    readers.stop();
    store.reset();
    hub.clear();
  }

  LoopProcess process;
  std::unique_ptr<RowStore> store;
  Pool thinkers, readers;
  HubWithLobby hub;
};

}  // namespace hubs

// A running server for each test.
#pragma once

#include <gtest/gtest.h>

#include <fstream>

#include "client.h"
#include "process.h"

namespace served {

class WithServer : public testing::Test {
 protected:
  static Folder& made(Folder& folder) {
    std::filesystem::create_directories(folder / "web/assets");
    std::ofstream(folder / "web/index.html") << "<!doctype html><title>Trictrac</title>";
    std::filesystem::copy(folder / "web/index.html", folder / "web/embed.html");
    std::ofstream(folder / "web/assets/app-123.js") << "console.log(1)";
    std::ofstream(folder / "secret.txt") << "secret";
    return folder;
  }
  void SetUp() override { ASSERT_NE(server.port(), 0); }
  void TearDown() override { EXPECT_TRUE(healthy(server.port())) << "the server must live on"; }

  int port() const { return server.port(); }

  Folder folder;
  // Tests ask more, and faster, than people do; limits have tests of their own.
  Process server{made(folder) / "games.db",
                 folder / "web",
                 {"--allow-seed", "--bots-alone", "--messages-per-second", "0", "--games-per-hour", "0"}};
};

// A test that starts its servers itself, with the limits it is about.
class WithFolder : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::create_directories(folder / "web");
    std::ofstream(folder / "web/index.html") << "<!doctype html><title>Trictrac</title>";
    std::filesystem::copy(folder / "web/index.html", folder / "web/embed.html");
  }
  std::unique_ptr<Process> serve(std::vector<std::string> options) {
    return std::make_unique<Process>(folder / "games.db", folder / "web", std::move(options));
  }

  Folder folder;
};

}  // namespace served

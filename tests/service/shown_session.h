// A game at a table for tests: all its lines as they were shown.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "service/game_session.h"
#include "table/tables.h"
#include "wire/protocol.h"

namespace trictrac {

struct ShownSession {
  std::unique_ptr<GameSession> table;
  std::vector<std::string> shown;

  static Parsed<ShownSession> at(Parsed<std::unique_ptr<GameSession>> seated) {
    if (!seated) return std::unexpected(seated.error());
    ShownSession session{std::move(*seated), {}};
    session.shown = session.table->lines_after(0)();
    session.go_on();
    return session;
  }
  static Parsed<ShownSession> create(const Json& wish, const GameCreationOptions& creation) {
    return at(create_session(wish, creation));
  }

  // Acts, and goes on until a person must act. True where it had been done already.
  Parsed<bool> act(int n, Side side, const GameEvent& request) {
    auto line = table->act(n, side, request);
    if (!line) return std::unexpected(line.error());
    if (!*line) return true;
    shown.push_back((*line)->json);
    go_on();
    return false;
  }
  void go_on() {
    for (NumberedEvent& line : table->catch_up()) shown.push_back(std::move(line.json));
  }

  Json last() const { return Json::parse(shown.back()); }
  GameSession* operator->() { return table.get(); }
};

}  // namespace trictrac

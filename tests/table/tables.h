// Tables for tests.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "table/table.h"

namespace trictrac {

inline Seed seed_of(std::uint8_t n) {
  Seed seed{};
  seed.fill(n);
  return seed;
}

inline Seat human(std::string name) { return {std::move(name), ""}; }
inline Seat bot(std::string kind) { return {"Bot", std::move(kind)}; }

inline TableConfig config_with(Seat white, Seat black, std::uint8_t seed, RuleOptions options = {}) {
  TableConfig c;
  c.seats = {std::move(white), std::move(black)};
  c.seed = seed_of(seed);
  c.date = "2024-05-01";
  c.start.options = options;
  return c;
}

inline Table opened(TableConfig c) {
  auto table = Table::open(std::move(c));
  EXPECT_TRUE(table) << (table ? "" : table.error().message);
  return std::move(*table);
}

inline std::vector<Done> deeds_of(const Table& t, std::size_t count) {
  std::vector<Done> deeds;
  for (std::size_t i = 0; i < count; ++i) {
    const auto done = parse_done(t.lines()[i].json);
    EXPECT_TRUE(done) << t.lines()[i].json;
    if (done) deeds.push_back(*done);
  }
  return deeds;
}

inline std::vector<std::string> texts_of(std::span<const Line> lines) {
  std::vector<std::string> texts;
  for (const Line& line : lines) texts.push_back(line.json);
  return texts;
}

inline Json json_of(const Line& line) { return Json::parse(line.json); }
inline int next_line(const Table& t) { return static_cast<int>(t.lines().size()) + 1; }

// Any lawful request for the side to act; `pick` chooses among plays and decisions.
inline Request lawful_request(const Table& t, unsigned pick) {
  const Json turn = json_of(t.lines().back())["turn"];
  if (turn["stage"] == "roll") return AskRoll{};
  if (turn["stage"] == "decide" && turn.contains("suspend") && pick % 5 == 0) {
    const Json& games = turn["suspend"];
    return Suspending{games[pick % games.size()]["game"] == "ecrire" ? CombineGame::Ecrire
                                                                     : CombineGame::Honours};
  }
  if (turn["stage"] == "decide") return pick % 2 ? Request(Hold{}) : Request(Go{});
  AskPlay ask;
  for (const Json& step : turn["plays"][pick % turn["plays"].size()])
    ask.steps.push_back({step[0].get<std::uint8_t>(), step[1].get<std::uint8_t>()});
  return ask;
}

inline Request lawful_request(const Table& t) { return lawful_request(t, 7 * next_line(t)); }

// Plays for the side to act, whoever it is.
inline void play_on(Table& t, int acts) {
  for (int i = 0; i < acts && !t.match().over(); ++i) {
    const auto answer = t.act(next_line(t), t.state().to_act, lawful_request(t));
    ASSERT_TRUE(answer) << answer.error().message;
  }
}

}  // namespace trictrac

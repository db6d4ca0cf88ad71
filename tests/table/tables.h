// Tables for tests.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "table/table.h"
#include "wire/config_text.h"
#include "wire/event_json.h"
#include "wire/protocol.h"

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

// A table that shows its lines as messages, as a service does, and goes on until a person must act.
template <class SomeTable>
class Followed : public SomeTable {
 public:
  explicit Followed(SomeTable table) : SomeTable(std::move(table)) { show_again(); }

  const std::vector<std::string>& shown() const { return shown_; }

  Parsed<bool> act(int n, Side side, const GameEvent& request) {
    const auto what = this->resolve(n, side, request);
    if (!what) return std::unexpected(what.error());
    if (what->repeated) return true;
    EXPECT_TRUE(show(what->event));
    catch_up();
    return false;
  }

  // Applies a change of the clocks by the server, or by an opponent of a player who has left.
  bool change(const ClockChange& change) { return show({this->state().to_act, change}); }
  bool claim(Side absent) { return show({absent, LoseOnTime{absent, true}}); }
  // Applies an event beside the game.
  bool change_beside(const GameEvent& event) { return show({this->state().to_act, event}); }
  // Applies an agreement of all.
  bool agree(MutualOffer accord) { return show({this->state().to_act, event_of(accord)}); }

  void catch_up() {
    while (const auto event = this->next_event())
      if (!show(*event)) return;
  }

 private:
  bool show(const LoggedEvent& event) {
    auto line = apply_in_words(static_cast<SomeTable&>(*this), event);
    if (line) shown_.push_back(std::move(*line));
    return line.has_value();
  }
  // The lines of what had been done before.
  void show_again() {
    const auto done = this->done();
    static_cast<SomeTable&>(*this) = *SomeTable::restore(this->config(), {});
    for (const LoggedEvent& event : done) EXPECT_TRUE(show(event));
  }

  std::vector<std::string> shown_;
};

using FollowedTable = Followed<Table>;

inline FollowedTable opened(TableConfig c) {
  auto table = Table::open(std::move(c));
  EXPECT_TRUE(table) << (table ? "" : table.error().message);
  FollowedTable shown(std::move(*table));
  shown.catch_up();
  return shown;
}

inline Parsed<FollowedTable> restored(TableConfig c, std::span<const LoggedEvent> done) {
  auto table = Table::restore(std::move(c), done);
  if (!table) return std::unexpected(table.error());
  return FollowedTable(std::move(*table));
}

// Returns the events of its first lines.
template <class SomeTable>
auto events_of(const SomeTable& t, std::size_t count) {
  return std::vector(t.done().begin(), t.done().begin() + static_cast<long>(count));
}

inline Json json_of(const std::string& line) { return Json::parse(line); }
template <class SomeTable>
int next_line(const SomeTable& t) {
  return t.lines() + 1;
}

// Any legal request for the side to act; `pick` chooses among plays and decisions.
inline GameEvent legal_request(const FollowedTable& t, unsigned pick) {
  const Json turn = json_of(t.shown().back())["turn"];
  if (turn["stage"] == "roll") return RollDice{};
  if (turn["stage"] == "decide" && turn.contains("suspend") && pick % 5 == 0) {
    const Json& games = turn["suspend"];
    return Suspend{games[pick % games.size()]["game"] == "ecrire" ? CombineGame::Ecrire
                                                                  : CombineGame::Honours};
  }
  if (turn["stage"] == "decide") return pick % 2 ? GameEvent(Hold{}) : GameEvent(Go{});
  PlayMen ask;
  for (const Json& step : turn["plays"][pick % turn["plays"].size()])
    ask.steps.add({step[0].get<std::uint8_t>(), step[1].get<std::uint8_t>()});
  return ask;
}

inline GameEvent legal_request(const FollowedTable& t) { return legal_request(t, 7 * next_line(t)); }

// Expects that no line of `events` can be forged: another throw, or `instead` of anything else.
template <class SomeTable>
void expect_forgeries_refused(const typename SomeTable::Config& config,
                              const std::vector<LoggedEvent>& events, const GameEvent& instead) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    auto forged = events;
    if (auto* roll = std::get_if<RollDice>(&forged[i].event))
      roll->dice->a = static_cast<std::uint8_t>(roll->dice->a % 6 + 1);
    else
      forged[i].event = instead;
    EXPECT_FALSE(SomeTable::restore(config, forged)) << i;
  }
}

// Plays for the side to act, whichever it is.
inline void play_on(FollowedTable& t, int acts) {
  for (int i = 0; i < acts && !t.game().over(); ++i) {
    const auto answer = t.act(next_line(t), t.state().to_act, legal_request(t));
    ASSERT_TRUE(answer) << answer.error().message;
  }
}

}  // namespace trictrac

// A tournament to be stored, of acts that an event takes.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "event/wire/act_text.h"
#include "store/tournaments.h"

namespace stored {

// A tournament of which these people are entrants; the first of them directs it too.
inline trictrac::StoredTournament entered(const std::vector<std::pair<std::int64_t, std::string>>& people) {
  using namespace trictrac::event;
  trictrac::StoredTournament made{
      print_settings({.name = "Open", .terms = {.rounds = 3}, .game = "{}", .code = "123456"}), kActsVersion};
  const auto add = [&](const std::string& why, EventAct act) {
    const int n = static_cast<int>(made.acts.size()) + 1;
    made.acts.push_back(print_act({n, {Role::Director, people[0].first}, why, 0, std::move(act)}));
  };
  int entrant = 0;
  for (const auto& [row, name] : people) {
    add("", AddEntrant{++entrant, row, name, "Club of " + name, 1500 + entrant});
    made.persons.push_back({row, row});
  }
  add(people[0].second + " said so", StartRound{{{{1, 2}}, {}}});
  add("", EnterResult{{1, 1}, {kWhite, {12, 4}}});
  add("", Announce{people[0].second + " has won"});
  return made;
}

}  // namespace stored

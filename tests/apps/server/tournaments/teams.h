// A tournament of two teams at a server, for tests: its players, and who is named by whom.
#pragma once

#include <set>

#include "tournament_service.h"

namespace hubs {

class TeamsAtAServer : public WithTournaments {
 protected:
  static contract::TournamentSettings of_two(int rounds = 1) {
    contract::TournamentSettings asked = settings(rounds);
    asked.boards = 2;
    asked.tie_breaks = {"board_points", "holes"};
    return asked;
  }
  // Enters an account into a team; returns their Person::row.
  std::int64_t join(const std::string& id, const std::string& name, const std::string& team,
                    const std::string& refused = "") {
    if (!persons.contains(name)) persons[name] = server->somebody(name);
    EXPECT_EQ(code_of(server->answer<Ptr>([&](auto then) {
                server->tournaments.enter(id, {.id = id, .name = name, .team = team},
                                          {persons[name], true, name}, std::move(then));
              })),
              refused)
        << name;
    return persons[name];
  }
  void two_teams(const std::string& id) {
    join(id, "Anne", "Dijon");
    join(id, "Bruno", "dijon");
    join(id, "Claire", "Lyon");
    join(id, "David", "Lyon");
  }
  std::string line_up(const std::string& id, std::int64_t by, int team, std::vector<std::string> names,
                      std::vector<std::string> accounts = {}) {
    event::SetLineup lineup{team, {}};
    for (std::string& name : names) lineup.players.push_back({0, std::move(name)});
    const contract::ActInTournament asked{.id = id,
                                          .number = at(id)->revision() + 1,
                                          .why = "",
                                          .account = "",
                                          .accounts = std::move(accounts),
                                          .act = {event::print_bare_act(lineup)}};
    return code_of(server->answer<Ptr>(
        [&](auto then) { server->tournaments.act(id, asked, {by, true, ""}, std::move(then)); }));
  }
  std::set<std::int64_t> seated(const std::string& game) {
    return server->rows([&](PeopleRows& rows) {
      return std::set{rows.seats.person_at(game, 0), rows.seats.person_at(game, 1)};
    });
  }
};

}  // namespace hubs

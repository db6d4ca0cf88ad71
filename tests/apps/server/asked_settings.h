// The settings of tournaments and clubs, as pages send them.
#pragma once

#include "client.h"

namespace served {

// Returns the body by which a tournament is made: three rounds of Swiss on screens, but for what a test wants
// otherwise.
inline Json tournament_body(const Json& otherwise = Json::object()) {
  Json all{{"name", "Thursday"},
           {"about", ""},
           {"system", "swiss"},
           {"rounds", 3},
           {"cycles", 1},
           {"third_place", false},
           {"apart_rounds", 0},
           {"tie_breaks", {"buchholz_cut_1", "holes"}},
           {"game", {{"format", "tour"}}},
           {"on_wood", false},
           {"clockwork", "by_hand"},
           {"days", 7},
           {"sit_down", 10},
           {"no_show", "director"},
           {"is_private", false}};
  all.update(otherwise);
  return {{"settings", std::move(all)}};
}

// Returns the body by which a club is founded, or changed: its officers answer those who ask to join.
inline Json club_body(const Json& otherwise = Json::object()) {
  Json all{{"name", "Club du Tablier"},
           {"place", "Lyon"},
           {"meets", "Thursdays at 8"},
           {"about", "Boards and coffee\nare provided."},
           {"joining", "request"}};
  all.update(otherwise);
  return {{"settings", std::move(all)}};
}

}  // namespace served

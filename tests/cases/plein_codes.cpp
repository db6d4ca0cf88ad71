// Codes about filling, keeping and breaking.
#include <algorithm>

#include "codes.h"

namespace cases {
namespace {

std::string jan_name(const Json& argument) {
  const std::string name = argument.get<std::string>();
  return name == "petit" || name == "grand" ? name + "_jan" : name;
}

int first_of(const std::string& jan) { return jan == "petit_jan" ? 1 : jan == "grand_jan" ? 7 : 19; }

bool is_full(const twin::Board& board, int first) {
  return std::all_of(board.own.begin() + first, board.own.begin() + first + 6,
                     [](int men) { return men >= 2; });
}

const twin::Event* fill(const Json& p, const RollInHand& roll) {
  return roll.event(jan_name(p.at(1)) + "_fill");
}
const twin::Event* keep(const Json& p, const RollInHand& roll) {
  return roll.event(jan_name(p.at(1)) + "_keep");
}

int ways_of(const twin::Event* event) { return event ? event->ways : 0; }
int points_of(const twin::Event* event) { return event ? event->points : 0; }

// A play of both numbers that keeps, with no man gone past the own coin.
bool keeps_inside(const Json& p, const RollInHand& roll) {
  const std::string jan = jan_name(p.at(1));
  if (!keep(p, roll) || roll.event("helpless")) return false;
  return some_play(roll, [&](const twin::Play& play) {
    const auto beyond = [](const twin::Board& board) {
      return std::vector<int>(board.own.begin() + 13, board.own.end());
    };
    return is_full(play.after, first_of(jan)) && beyond(play.after) == beyond(roll.board()) &&
           play.after.own_off == roll.board().own_off;
  });
}

}  // namespace

const Codes& plein_codes() {
  static const Codes codes{
      {"fill", [](auto& p, auto& r) { return ways_of(fill(p, r)) >= (p.size() > 2 ? number_at(p, 2) : 1); }},
      {"fill_exact", [](auto& p, auto& r) { return ways_of(fill(p, r)) == number_at(p, 2); }},
      {"fill_points>=", [](auto& p, auto& r) { return points_of(fill(p, r)) >= number_at(p, 2); }},
      {"fill_points=", [](auto& p, auto& r) { return points_of(fill(p, r)) == number_at(p, 2); }},
      {"keep", [](auto& p, auto& r) { return keep(p, r) != nullptr; }},
      {"keep_noimp", [](auto& p, auto& r) { return keep(p, r) && !r.event("helpless"); }},
      {"keep_inside", keeps_inside},
      {"break",
       [](auto& p, auto& r) { return is_full(r.board(), first_of(jan_name(p.at(1)))) && !keep(p, r); }},
  };
  return codes;
}

}  // namespace cases

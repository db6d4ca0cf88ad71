#include "wire/score_json.h"

#include <nlohmann/json.hpp>

#include "wire/protocol.h"

namespace trictrac {

Json score_json(const Marks& m) {
  Json json = Json::object();
  for (const Side side : kSides)
    json[std::string(name_of(side))] = {{"points", m.points[side]},
                                        {"holes", m.holes[side]},
                                        {"bredouille", in_bredouille(m, side)},
                                        {"jetons", m.double_jeton == side ? 2 : 1},
                                        {"pavillon", held_by(m.pavillon, side)}};
  return json;
}

Json award_json(const Award& award) {
  return {{"side", name_of(award.side)},    {"had", award.had},
          {"points", award.points},         {"holes", award.holes},
          {"bredouille", award.bredouille}, {"rest", award.rest}};
}

}  // namespace trictrac

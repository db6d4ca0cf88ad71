// A net that has learnt nothing: it plays badly, but always alike, and needs no file.
#pragma once

#include <memory>

#include "engine/players/player.h"
#include "lab/learn/model.h"

namespace trictrac::measure {

using players::Entrant;
using players::FindNet;
using players::read_player;

inline std::shared_ptr<const net::Weights> untaught(std::uint64_t seed = 7) {
  return std::make_shared<const net::Weights>(learn::quantised(learn::fresh_model(seed)));
}

inline FindNet only_untaught() {
  return [](const std::string& file) -> std::expected<std::shared_ptr<const net::Weights>, std::string> {
    if (!file.empty()) return std::unexpected("no file " + file);
    return untaught();
  };
}

inline Entrant player(std::string_view text) { return *read_player(text, only_untaught(), built_in); }

}  // namespace trictrac::measure

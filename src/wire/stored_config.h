// The stored form of a game, by any rules, as one line of text.
#pragma once

#include <expected>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "table/dice.h"
#include "text/record/record.h"
#include "wire/protocol.h"

namespace trictrac {

// A stored game: {"seed","date","game":NEW GAME,"record"?}.
struct StoredConfig {
  Seed seed{};
  std::string date;
  Json game;           // the request as it was sent
  std::string record;  // of a game that came as one, or ""
};
// Print it as one line of text, and read such a line.
std::string print_stored(const StoredConfig& stored);
Parsed<StoredConfig> parse_stored(std::string_view text);

// Returns the configuration of the requested game, or of the record that it came as (read by `parse`) with
// the seats of the request.
template <class Config, class AnyNewGame, class AnyRecord>
Parsed<Config> config_from(const StoredConfig& stored, const Parsed<AnyNewGame>& asked,
                           std::expected<AnyRecord, RecordError> (*parse)(std::string_view)) {
  if (!asked) return std::unexpected(asked.error());
  if (stored.record.empty()) return config_of(*asked, stored.seed, stored.date);
  const auto record = parse(stored.record);
  if (!record)
    return refuse(ErrorCode::Internal, "the stored record cannot be read: " + record.error().message);
  auto config = config_of(*record, stored.seed, std::nullopt);
  if (config) {
    config->seats = asked->seats;
    config->fair = asked->fair;
    config->clock = asked->clock;
  }
  return config;
}

}  // namespace trictrac

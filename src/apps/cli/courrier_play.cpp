#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/common.h"
#include "apps/cli/courrier.h"
#include "apps/cli/courrier_terminal.h"
#include "base/json.h"
#include "wire/config_text.h"

namespace trictrac::cli {
namespace {

constexpr std::string_view kPoints = "points=";

Json seat(const std::string& who) { return seat_json(who == "human" ? Seat{} : Seat{who, who}); }

// What is asked for, in the words of the protocol: it is read by the same rules as a page's.
std::expected<Json, std::string> asked(const CourrierArguments& a) {
  Json json{{"format", courrier::kGameTag}, {"white", seat(a.white)}, {"black", seat(a.black)}};
  if (!a.position.empty()) json["position"] = a.position;
  for (const std::string& change : a.changes) {
    if (!change.starts_with(kPoints))
      return std::unexpected("--match is points=N here, not \"" + change + "\"");
    const std::string n = change.substr(kPoints.size());
    json["points"] = Json::parse(n, nullptr, false);
    if (!json["points"].is_number_integer())
      return std::unexpected("--match points=N takes a number, not \"" + n + "\"");
  }
  return json;
}

}  // namespace

void play_courrier(const CourrierArguments& a, const Words& words, int& status) {
  const auto json = asked(a);
  if (!json) return fail(status, json.error());
  const auto game = courrier::new_game_of(*json);
  if (!game) return fail(status, game.error().message);
  auto table = courrier::Table::open(courrier::config_of(*game, a.seed, ""));
  if (!table) return fail(status, table.error().message);
  table->catch_up();
  CourrierTerminal terminal(std::move(*table), words, std::cin, std::cout);
  terminal.run();
  if (a.record.empty()) return;
  std::ofstream file(a.record);
  if (!(file << terminal.record_text())) fail(status, "cannot write " + a.record);
}

}  // namespace trictrac::cli

#include <nlohmann/json.hpp>

#include "apps/cli/common.h"
#include "apps/cli/tric_trac/commands.h"
#include "apps/cli/tric_trac/terminal.h"
#include "apps/cli/words.h"
#include "base/json.h"
#include "tric_trac/bot/bot.h"
#include "tric_trac/text/record.h"
#include "tric_trac/wire/config.h"
#include "wire/config_text.h"

namespace trictrac::cli {
namespace {

constexpr std::string_view kPoints = "points=";

Json seat(const std::string& who) { return seat_json(who == "human" ? Seat{} : Seat{who, who}); }

// What is asked for, in the words of the protocol: it is read by the same rules as a page's.
std::expected<Json, std::string> asked(const TricTracArguments& a) {
  Json json{{"format", tric_trac::kGameTag},
            {"white", seat(a.white.empty() ? "human" : a.white)},
            {"black", seat(a.black.empty() ? "commis" : a.black)}};
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

std::expected<tric_trac::Config, std::string> config_anew(const TricTracArguments& a) {
  const auto json = asked(a);
  if (!json) return std::unexpected(json.error());
  const auto game = tric_trac::new_game_of(*json);
  if (!game) return std::unexpected(game.error().message);
  return tric_trac::config_of(*game, a.seed, "");
}

std::expected<tric_trac::Config, std::string> config_again(const TricTracArguments& a,
                                                           const PlayedFile& played) {
  const auto record = tric_trac::parse_tric_trac_record(played.text);
  if (!record) return std::unexpected(played.fault(record.error()));
  auto config = tric_trac::config_of(*record, a.seed, std::nullopt);
  if (!config) return std::unexpected(config.error().message);
  for (const Side side : kSides) {
    Seat& seat = config->seats[index(side)];
    const std::string& named = side == Side::White ? a.white : a.black;
    const auto is_bot = [](const std::string& n) { return tric_trac::make_bot(n, 1) != nullptr; };
    if (named.empty())
      seat.bot = bot_named(seat.name, is_bot);
    else
      seat = named == "human" ? Seat{} : Seat{named, named};
  }
  return *std::move(config);
}

// The player named who does not play Le Tric Trac, if there is one.
std::optional<std::string> stranger(const TricTracArguments& a) {
  for (const std::string& who : {a.white, a.black})
    if (!who.empty() && who != "human" && !tric_trac::make_bot(who, 1)) return who;
  return std::nullopt;
}

std::vector<std::string> who_plays() {
  std::vector<std::string> names{"human"};
  for (const std::string_view bot : tric_trac::bot_names()) names.emplace_back(bot);
  return names;
}

}  // namespace

void play_tric_trac(const TricTracArguments& a, const PlayedFile& played, const Words& words, int& status) {
  if (const auto who = stranger(a))
    return fail(status,
                usage_text(words, UsageText::NoPlayerOfTricTrac, {*who, alternatives(words, who_plays())}),
                kWrongUsage);
  auto config = played.goes_on() ? config_again(a, played) : config_anew(a);
  if (!config) return fail(status, config.error());
  auto table = tric_trac::Table::open(*std::move(config));
  if (!table) return fail(status, table.error().message);
  if (table->ended()) return fail(status, played.is_over());
  auto file = played.open();
  if (!file) return fail(status, file.error());
  TricTracTerminal terminal(std::move(*table), {words, *file ? &**file : nullptr, played.goes_on()});
  if (const auto kept = terminal.run(); !kept) fail(status, kept.error());
}

}  // namespace trictrac::cli

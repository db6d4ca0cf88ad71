#include "table/sitting.h"

#include <nlohmann/json.hpp>

#include "table/courrier_table.h"
#include "table/house.h"
#include "table/table.h"
#include "text/name.h"

namespace trictrac {
namespace {

using Seated = Parsed<std::unique_ptr<Sitting>>;

template <class SomeTable>
Seated seated(Parsed<SomeTable> table) {
  if (!table) return std::unexpected(std::move(table.error()));
  return std::make_unique<SomeTable>(std::move(*table));
}

// The seed drawn, unless another may be named and is.
Parsed<Seed> seed_for(const std::string& named, const HouseRules& house) {
  if (named.empty()) return house.seed;
  if (!house.may_name_seed)
    return refuse(ErrorCode::NotAllowed, "this server draws its seeds itself (see --allow-seed)");
  const auto seed = parse_seed(named);
  if (!seed) return refuse(ErrorCode::BadMessage, "\"seed\" is 64 hex digits");
  return *seed;
}

// Why somebody cannot sit by his name, if so.
std::optional<std::string> unfit_name(std::span<const Seat> seats) {
  for (const Seat& seat : seats)
    if (const auto fault = name_fault(seat.name)) return "a name " + *fault;
  return std::nullopt;
}

// A game asked for, as its own messages say it: `config_of` finds what is meant for its rules.
template <class SomeTable, class NewGame>
Seated begun(const Parsed<NewGame>& game, const HouseRules& house) {
  if (!game) return std::unexpected(game.error());
  if (const auto fault = unfit_name(game->seats)) return refuse(ErrorCode::BadMessage, *fault);
  const auto seed = seed_for(game->seed, house);
  if (!seed) return std::unexpected(seed.error());
  return seated(SomeTable::open(config_of(*game, *seed, house.date)));
}

template <class SomeTable, class SomeRecord>
Seated gone_on_with(const std::expected<SomeRecord, RecordError>& read, const std::optional<Guest>& bot,
                    const HouseRules& house) {
  if (!read) return refuse(ErrorCode::BadRecord, read.error().message, read.error().line);
  auto config = config_of(*read, house.seed, bot);
  if (!config) return std::unexpected(config.error());
  return seated(SomeTable::open(std::move(*config)));
}

template <class SomeTable, class Config, class Parse>
Seated restored(Parsed<Config> config, std::span<const std::string> lines, Parse parse_line) {
  if (!config) return std::unexpected(config.error());
  std::vector<typename decltype(parse_line(""))::value_type> done;
  for (const std::string& line : lines) {
    auto parsed = parse_line(line);
    if (!parsed) return std::unexpected(parsed.error());
    done.push_back(std::move(*parsed));
  }
  return seated(SomeTable::restore(std::move(*config), done));
}

}  // namespace

Seated sit_down(std::string_view new_game, const HouseRules& house) {
  const auto json = parse_json(new_game);
  if (!json) return std::unexpected(json.error());
  if (courrier::asks_for_courrier(*json)) return begun<courrier::Table>(courrier::new_game_of(*json), house);
  return begun<Table>(new_game_of(*json), house);
}

Seated sit_down_with(std::string_view record, const std::optional<Guest>& bot, const HouseRules& house) {
  if (courrier::is_courrier_record(record))
    return gone_on_with<courrier::Table>(courrier::parse_courrier_record(record), bot, house);
  return gone_on_with<Table>(parse_record(record), bot, house);
}

Seated sit_again(std::string_view config, std::span<const std::string> lines) {
  if (courrier::is_courrier_config(config))
    return restored<courrier::Table>(courrier::parse_config(config), lines, courrier::parse_done);
  return restored<Table>(parse_config(config), lines, parse_done);
}

}  // namespace trictrac

#include "table/courrier_table.h"

#include <algorithm>

#include "base/assert.h"
#include "table/opening.h"

namespace trictrac::courrier {
namespace {

bool from_position(const Config& config) { return config.start.stage != Stage::Lead; }

}  // namespace

std::shared_ptr<Bot> CourrierKinds::make_bot(std::string_view name, std::uint64_t seed) {
  return courrier::make_bot(name, seed);
}

std::optional<TableError> Table::problem(const Config& config) {
  if (config.start.stage != Stage::Over) return std::nullopt;
  return TableError{ErrorCode::BadPosition, "there is nothing to play at a table", {}, 0};
}

std::vector<LoggedEvent> Table::opening_of(const Config& config) {
  std::vector<LoggedEvent> events;
  if (config.opening.empty()) return events;
  if (from_position(config)) events.push_back({config.start.to_act, TakeLead{config.start.to_act}});
  events.insert(events.end(), config.opening.begin(), config.opening.end());
  end_by_time(events.back().event, tag_in(config.tags, "End"));
  return events;
}

std::optional<Side> Table::lead_given() const {
  return from_position(config()) ? std::optional(config().start.to_act) : std::nullopt;
}

bool Table::same(const GameEvent& asked, const GameEvent& done) const {
  if (kind_of(asked) != kind_of(done)) return false;
  return !std::holds_alternative<PlayMen>(asked) || asked == done;
}

// Other requests are not of this game: they never are what is asked.
bool Table::fits(const GameEvent& request) const {
  if (const auto* roll = std::get_if<RollDice>(&request)) return state().stage == Stage::Roll && !roll->dice;
  return std::holds_alternative<PlayMen>(request) && state().stage == Stage::Move;
}

Parsed<GameEvent> Table::event_of(Side side, const GameEvent& request) const {
  if (std::holds_alternative<Resign>(request)) return Resign{side};
  const auto* play = std::get_if<PlayMen>(&request);
  if (!play) return RollDice{next_roll()};
  if (const auto refusal = courrier::refuse(state().board, state().roll, play->steps.span()))
    return std::unexpected(refused_play(*refusal));
  return *play;
}

std::optional<TableError> Table::no_roll_for(Side side) const {
  if (state().stage != Stage::Move) return TableError{ErrorCode::WrongStage, "no roll is in hand", {}, 0};
  if (side != state().to_act) return TableError{ErrorCode::NotYourTurn, "it is the other's turn", {}, 0};
  return std::nullopt;
}

Next Table::next_in_play() const {
  if (draws()) return Next::Own;
  if (over()) return Next::Nothing;
  if (seat_at(state().to_act).human()) return Next::Person;
  return state().stage == Stage::Roll ? Next::Own : Next::Bot;
}

GameEvent Table::draw() const {
  if (!last_played()) return draw_lead();
  return RollDice{next_roll()};
}

std::optional<GameEvent> Table::only_event() const {
  if (state().stage == Stage::Roll) return RollDice{next_roll()};
  if (state().stage != Stage::Move || game().plays().size() > 1) return std::nullopt;
  return PlayMen{game().plays().empty() ? Play{} : game().plays()[0]};
}

TakeLead Table::draw_lead() const {
  if (const auto given = lead_given()) return {*given};
  return lead_drawn(seed(), 0);
}

bool Table::drawn_so(const GameEvent& event) const {
  if (const auto* lead = std::get_if<TakeLead>(&event)) return !last_played() && *lead == draw_lead();
  if (const auto* roll = std::get_if<RollDice>(&event)) return roll->dice == next_roll();
  return true;
}

Record Table::record() const {
  const Config& c = config();
  Record r{c.tags, c.start, {}};
  const auto all = played();
  for (std::size_t i = from_position(c) ? 1 : 0; i < all.size(); ++i) r.events.push_back(as_recorded(all[i]));
  r.set_tag("Game", kGameTag);
  r.set_tag("Points", std::to_string(c.start.terms.points));
  for (const Side side : kSides) r.set_tag(title_of(side), c.seats[index(side)].name);
  if (!c.date.empty()) r.set_tag("Date", c.date);
  set_dice_tags(r, dice());
  return r;
}

}  // namespace trictrac::courrier

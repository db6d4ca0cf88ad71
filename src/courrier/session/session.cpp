#include "courrier/session/session.h"

namespace trictrac::courrier {
namespace {

using View = Courrier::View;

bool from_position(const Config& config) { return config.start.stage != Stage::Lead; }

Roll next_roll(const View& at) { return at.dice.roll(at.game.state().to_act, at.rolls); }

TakeLead draw_lead(const View& at) {
  if (const auto given = Courrier::lead_given(at.config)) return {*given};
  return lead_drawn(at.dice, {}, 0);
}

}  // namespace

Parsed<Config> config_of(const Record& record, const Seed& seed, const std::optional<BotSeat>& bot) {
  if (!all_utf8(record.tags)) return refuse(ErrorCode::BadRecord, "the tags of a record are UTF-8");
  Config c{{person(record.tag("White")), person(record.tag("Black"))},
           seed,
           std::string(record.tag("Date")),
           record.start,
           record.events,
           record.tags};
  mark_guests(c.seats, record.tag(kGuestsTag));
  if (bot)
    c.seats[index(bot->side)] = {c.seats[index(bot->side)].name,
                                 bot->bot.empty() ? std::string(bot_names().back()) : bot->bot};
  return c;
}

std::optional<ApiError> Courrier::problem(const Config& config) {
  if (config.start.stage != Stage::Over) return std::nullopt;
  return ApiError{ErrorCode::BadPosition, "there is nothing to play at a table"};
}

std::vector<LoggedEvent> Courrier::opening(const Config& config) {
  std::vector<LoggedEvent> events;
  if (config.opening.empty()) return events;
  if (from_position(config)) events.push_back({config.start.to_act, TakeLead{config.start.to_act}});
  events.insert(events.end(), config.opening.begin(), config.opening.end());
  end_by_time(events.back().event, tag_in(config.tags, "End"));
  return events;
}

std::optional<Side> Courrier::lead_given(const Config& config) {
  return from_position(config) ? std::optional(config.start.to_act) : std::nullopt;
}

bool Courrier::is_same(const GameEvent& request, const GameEvent& event) {
  if (kind_of(request) != kind_of(event)) return false;
  return !std::holds_alternative<PlayMen>(request) || request == event;
}

// Other requests are not of this game, and are never asked for.
bool Courrier::is_asked(const Game& game, const GameEvent& request) {
  const Stage stage = game.state().stage;
  if (const auto* roll = std::get_if<RollDice>(&request)) return stage == Stage::Roll && !roll->dice;
  return std::holds_alternative<PlayMen>(request) && stage == Stage::Move;
}

Parsed<GameEvent> Courrier::fill(const View& at, Side side, const GameEvent& request) {
  if (std::holds_alternative<Resign>(request)) return Resign{side};
  const auto* play = std::get_if<PlayMen>(&request);
  if (!play) return RollDice{next_roll(at)};
  const State& s = at.game.state();
  if (const auto refusal = refuse(s.board, s.roll, play->steps.span()))
    return std::unexpected(refused_play(*refusal));
  return *play;
}

Next Courrier::next(const View& at) {
  if (draws(at)) return Next::Own;
  if (is_over(at.game)) return Next::Nothing;
  if (at.seat_at(side_asked(at.game)).human()) return Next::Person;
  return at.game.state().stage == Stage::Roll ? Next::Own : Next::Bot;
}

GameEvent Courrier::draw(const View& at) {
  if (!at.last) return draw_lead(at);
  return RollDice{next_roll(at)};
}

bool Courrier::may_have_drawn(const View& at, const GameEvent& event) {
  if (const auto* lead = std::get_if<TakeLead>(&event)) return !at.last && *lead == draw_lead(at);
  if (const auto* roll = std::get_if<RollDice>(&event)) return roll->dice == next_roll(at);
  return true;
}

std::optional<GameEvent> Courrier::only_event(const View& at) {
  const Stage stage = at.game.state().stage;
  if (stage == Stage::Roll) return RollDice{next_roll(at)};
  const auto& plays = at.game.plays();
  if (stage != Stage::Move || plays.size() > 1) return std::nullopt;
  return PlayMen{plays.empty() ? Play{} : plays[0]};
}

std::optional<ApiError> no_roll_for(const Table& table, Side side) {
  const State& s = table.state();
  if (s.stage != Stage::Move) return ApiError{ErrorCode::WrongStage, "no roll is in hand"};
  if (side != s.to_act) return not_your_turn();
  return std::nullopt;
}

Record record_of(const Table& table) {
  const Config& c = table.config();
  Record r{c.tags, c.start, {}};
  const auto all = table.played();
  for (std::size_t i = from_position(c) ? 1 : 0; i < all.size(); ++i) r.events.push_back(as_recorded(all[i]));
  r.set_tag("Game", kGameTag);
  r.set_tag("Points", std::to_string(c.start.terms.points));
  for (const Side side : kSides) r.set_tag(title_of(side), c.seats[index(side)].name);
  set_guests_tag(r.tags, c.seats);
  if (!c.date.empty()) r.set_tag("Date", c.date);
  table.set_dice_tags(r);
  return r;
}

}  // namespace trictrac::courrier

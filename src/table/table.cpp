#include "table/table.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "notation/trid.h"
#include "table/opening.h"

namespace trictrac {
namespace {

std::unexpected<ProtocolError> refuse(ErrorCode code, std::string message) {
  return std::unexpected(ProtocolError{code, std::move(message), {}, 0});
}

Stage stage_for(const Request& request) {
  if (std::holds_alternative<AskRoll>(request)) return Stage::Roll;
  return std::holds_alternative<AskPlay>(request) ? Stage::Move : Stage::Decide;
}

std::span<const Step> steps_of(const Play& play) { return {play.begin(), play.end()}; }

// A tout d'une may have been asked for as one step by the sum.
bool same_play(std::span<const Step> asked, const Play& done) {
  if (asked.size() == 1 && done.tout_d_une())
    return asked[0] == Step{done.steps[0].from, done.steps[1].to};
  return std::equal(asked.begin(), asked.end(), done.begin(), done.end());
}

Action action_of(const Deed& deed) {
  if (const auto* d = std::get_if<LeadDrawn>(&deed)) return TakeLead{d->first, std::nullopt};
  if (const auto* d = std::get_if<Throwing>(&deed)) return *d;
  if (const auto* d = std::get_if<Playing>(&deed)) return *d;
  if (const auto* d = std::get_if<Resign>(&deed)) return *d;
  if (std::holds_alternative<Hold>(deed)) return Hold{};
  return Go{};
}

// Bots that draw get numbers of their own, which say nothing of the dice.
std::uint64_t bot_seed(const Seed& seed, Side side) {
  const Digest digest = hmac_sha256(seed, "trictrac bot " + std::string(name_of(side)));
  std::uint64_t value = 0;
  for (int i = 0; i < 8; ++i) value = (value << 8) | digest[i];
  return value;
}

}  // namespace

Table::Table(TableConfig config)
    : config_(std::move(config)), opening_(opening_deeds(config_)), tour_(config_.start) {
  for (const Side side : kSides)
    if (!config_.seats[side].human())
      bots_[side] = make_bot(config_.seats[side].bot, bot_seed(config_.seed, side));
}

Parsed<Table> Table::open(TableConfig config) {
  auto table = restore(std::move(config), {});
  if (!table) return table;
  table->catch_up();
  if (table->is_opening()) return refuse(ErrorCode::BadRecord, "an action of the record is not lawful");
  return table;
}

Parsed<Table> Table::restore(TableConfig config, std::span<const Done> done) {
  Table table(std::move(config));
  for (const Side side : kSides)
    if (!table.config_.seats[side].human() && !table.bots_[side])
      return refuse(ErrorCode::BadOption, "there is no bot \"" + table.config_.seats[side].bot + "\"");
  if (table.config_.start.stage == Stage::Over || table.config_.start.options.marking == Marking::Hand)
    return refuse(ErrorCode::BadPosition, "there is nothing to play at a table");
  for (const Done& d : done)
    if (!table.rings_true(d) || !table.apply(d.deed) || table.lines_.back().done.side != d.side)
      return refuse(ErrorCode::Internal, "stored line " + std::to_string(table.lines_.size() + 1) +
                                             " does not follow from what came before");
  return table;
}

// What a stored line says must be what this very table would have let be done.
bool Table::rings_true(const Done& done) const {
  if (is_opening()) return done.deed == opening_[lines_.size()];
  if (const auto* lead = std::get_if<LeadDrawn>(&done.deed)) return *lead == draw_lead();
  if (const auto* roll = std::get_if<Throwing>(&done.deed)) return roll->roll == next_roll();
  return true;
}

Parsed<Answer> Table::act(int n, Side side, const Request& request) {
  const std::size_t before = lines_.size();
  if (is_repeat(n, side, request)) return Answer{std::span(lines_).subspan(n - 1), true};
  if (auto wrong = objection(n, side, request)) return std::unexpected(std::move(*wrong));
  const auto deed = deed_of(side, request);
  if (!deed) return std::unexpected(deed.error());
  if (!apply(*deed)) return refuse(ErrorCode::Internal, "the rules do not take this action");
  catch_up();
  return Answer{std::span(lines_).subspan(before), false};
}

bool Table::is_repeat(int n, Side side, const Request& request) const {
  if (n < 1 || n > static_cast<int>(lines_.size()) || lines_[n - 1].done.side != side) return false;
  const Deed& deed = lines_[n - 1].done.deed;
  if (const auto* play = std::get_if<AskPlay>(&request)) {
    const auto* done = std::get_if<Playing>(&deed);
    return done && same_play(play->steps, done->play);
  }
  return (std::holds_alternative<AskRoll>(request) && std::holds_alternative<Throwing>(deed)) ||
         (std::holds_alternative<Hold>(request) && std::holds_alternative<Hold>(deed)) ||
         (std::holds_alternative<Go>(request) && std::holds_alternative<Go>(deed)) ||
         (std::holds_alternative<AskResign>(request) && std::holds_alternative<Resign>(deed));
}

std::optional<ProtocolError> Table::objection(int n, Side side, const Request& request) const {
  const auto wrong = [](ErrorCode code, std::string message) {
    return ProtocolError{code, std::move(message), {}, 0};
  };
  const State& s = tour_.state();
  const auto next = lines_.size() + 1;
  if (!config_.seats[side].human()) return wrong(ErrorCode::NotAllowed, "a bot sits there");
  if (n < 1 || static_cast<std::size_t>(n) != next)
    return wrong(ErrorCode::Stale, "the next line is " + std::to_string(next));
  if (s.stage == Stage::Over) return wrong(ErrorCode::GameOver, "the game is over");
  if (std::holds_alternative<AskResign>(request)) return std::nullopt;
  if (side != s.to_act) return wrong(ErrorCode::NotYourTurn, "it is the other's turn");
  if (s.stage != stage_for(request))
    return wrong(ErrorCode::WrongStage, "something else is asked now: see \"turn\" of the last line");
  return std::nullopt;
}

Parsed<Deed> Table::deed_of(Side side, const Request& request) const {
  if (const auto* play = std::get_if<AskPlay>(&request)) return play_of(play->steps);
  if (std::holds_alternative<AskRoll>(request)) return Throwing{next_roll()};
  if (std::holds_alternative<AskResign>(request)) return Resign{side};
  if (std::holds_alternative<Hold>(request)) return Hold{};
  return Go{};
}

Parsed<Deed> Table::play_of(std::span<const Step> steps) const {
  const State& s = tour_.state();
  const auto refusal = refuse_play(tour_, steps, false);
  if (!refusal) return Playing{as_play(s.board, s.roll, steps)};
  const LawText& law = text(refusal->law);
  return std::unexpected(ProtocolError{
      ErrorCode::Refused, std::string(law.rule) + ": " + std::string(law.english), refusal, 0});
}

Parsed<std::optional<Refusal>> Table::why(Side side, std::span<const Step> steps) const {
  const State& s = tour_.state();
  if (s.stage != Stage::Decide && s.stage != Stage::Move)
    return refuse(ErrorCode::WrongStage, "no roll is in hand");
  if (side != s.to_act) return refuse(ErrorCode::NotYourTurn, "it is the other's turn");
  return refuse_play(tour_, steps, true);
}

std::span<const Line> Table::catch_up() {
  const std::size_t before = lines_.size();
  while (const auto deed = own_next())
    if (!apply(*deed)) break;
  return std::span(lines_).subspan(before);
}

std::optional<Deed> Table::own_next() {
  if (is_opening()) return opening_[lines_.size()];
  const State& s = tour_.state();
  if (s.stage == Stage::Over) return std::nullopt;
  if (s.stage == Stage::Lead || lines_.empty()) return draw_lead();
  if (lead_gives_roll()) return Throwing{next_roll()};
  if (bots_[s.to_act]) return bot_deed(s.to_act);
  return std::nullopt;
}

Deed Table::bot_deed(Side side) {
  const State& s = tour_.state();
  if (s.stage == Stage::Roll) return Throwing{next_roll()};
  if (s.stage == Stage::Decide) return bots_[side]->choose_hold(tour_) ? Deed(Hold{}) : Deed(Go{});
  const Play& play = tour_.turn().plays[bots_[side]->choose_play(tour_)];
  return Playing{as_play(s.board, s.roll, steps_of(play))};
}

// From a position there is no lead to draw: line 1 only says whose turn it is.
LeadDrawn Table::draw_lead() const {
  if (config_.start.stage != Stage::Lead) return {{}, config_.start.to_act};
  auto throws = drawn_lead(config_.seed);
  const Side first = leader(throws.back());
  return {std::move(throws), first};
}

bool Table::lead_gives_roll() const {
  if (is_opening() || lines_.size() != 1) return false;
  const auto* lead = std::get_if<LeadDrawn>(&lines_[0].done.deed);
  return lead && opening_.empty() && !lead->throws.empty() &&
         tour_.state().options.lead != Lead::ThrowAnew;
}

Roll Table::next_roll() const {
  if (!lead_gives_roll()) return drawn_roll(config_.seed, drawn_);
  const Roll thrown = std::get<LeadDrawn>(lines_[0].done.deed).throws.back();
  return roll_of_lead(thrown, tour_.state().options.lead).value_or(thrown);
}

bool Table::apply(const Deed& deed) {
  const bool drawn_here = std::holds_alternative<Throwing>(deed) && !is_opening() && !lead_gives_roll();
  Line line{static_cast<int>(lines_.size()) + 1, {tour_.state().to_act, deed}, {}};
  if (const auto* lead = std::get_if<LeadDrawn>(&deed)) line.done.side = lead->first;
  if (const auto* resign = std::get_if<Resign>(&deed)) line.done.side = resign->side;
  const bool only_says_so = std::holds_alternative<LeadDrawn>(deed) && config_.start.stage != Stage::Lead;
  std::expected<Effects, Rejection> effects;
  if (!only_says_so) effects = tour_.act(action_of(deed));
  if (!effects) return false;
  drawn_ += drawn_here;
  line.json = line_text(line.n, line.done, *effects, tour_, to_hex(config_.seed));
  lines_.push_back(std::move(line));
  return true;
}

std::string Table::game_text(std::string_view id, std::span<const Side> you) const {
  Json json{{"say", "game"}, {"game", id}, {"format", "tour"}, {"rules", config_.rules},
            {"options", options_json(config_.start.options)}};
  for (const Side side : kSides) json[std::string(name_of(side))] = seat_json(config_.seats[side]);
  json["you"] = Json::array();
  for (const Side side : you) json["you"].push_back(name_of(side));
  json["commit"] = commitment(config_.seed);
  json["start"] = print_trid(config_.start);
  json["lines"] = lines_.size();
  return dump(json);
}

}  // namespace trictrac

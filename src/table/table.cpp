#include "table/table.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/match/account_seats.h"
#include "table/house.h"
#include "table/line.h"
#include "table/opening.h"
#include "text/match_text.h"
#include "text/trid.h"

namespace trictrac {
namespace {

Stage stage_for(const Request& request) {
  if (std::holds_alternative<AskRoll>(request)) return Stage::Roll;
  return std::holds_alternative<AskPlay>(request) ? Stage::Move : Stage::Decide;
}

std::span<const Step> steps_of(const Play& play) { return {play.begin(), play.end()}; }

// A tout d'une may have been asked for as one step by the sum.
bool same_play(std::span<const Step> asked, const Play& done) {
  if (asked.size() == 1 && done.tout_d_une()) return asked[0] == Step{done.steps[0].from, done.steps[1].to};
  return std::equal(asked.begin(), asked.end(), done.begin(), done.end());
}

// Dice told to the table are those of the line; dice it draws are whatever they are.
bool same_roll(const Request& request, const Deed& deed) {
  const auto* asked = std::get_if<AskRoll>(&request);
  const auto* done = std::get_if<Throwing>(&deed);
  return asked && done && (!asked->dice || *asked->dice == done->roll);
}

bool same_suspending(const Request& request, const Deed& deed) {
  const auto* asked = std::get_if<Suspending>(&request);
  const auto* done = std::get_if<Suspending>(&deed);
  return asked && done && *asked == *done;
}

}  // namespace

Table::Table(TableConfig config)
    : config_(std::move(config)), opening_(opening_deeds(config_)), match_(config_.match, config_.start) {
  for (const Seat& seat : config_.seats) {
    const int player = static_cast<int>(bots_.size());
    bots_.push_back(seat.human() ? nullptr : make_bot(seat.bot, bot_seed(config_.seed, player)));
  }
}

const Seat& Table::seat_at(Side side) const { return config_.seats[player_at(match_.account(), side)]; }

bool Table::for_people(Side side) const {
  if (config_.seats.size() == 2) return seat_at(side).human();
  return std::ranges::any_of(config_.seats, [](const Seat& seat) { return seat.human(); });
}

Parsed<Table> Table::open(TableConfig config) {
  auto table = restore(std::move(config), {});
  if (!table) return table;
  table->catch_up();
  if (table->is_opening()) return refuse(ErrorCode::BadRecord, "an action of the record is not lawful");
  return table;
}

Parsed<Table> Table::restore(TableConfig config, std::span<const Done> done) {
  if (const auto wrong = problem_of(config.match, config.start)) return refuse(ErrorCode::BadOption, *wrong);
  if (config.by_hand && !lead_told(config))
    return refuse(ErrorCode::BadOption,
                  "dice by hand: the game starts from a position, so that nobody draws for the lead");
  if (static_cast<int>(config.seats.size()) != config.match.players)
    return refuse(ErrorCode::BadOption, "there is a seat for each player");
  Table table(std::move(config));
  for (std::size_t i = 0; i < table.bots_.size(); ++i)
    if (!table.config_.seats[i].human() && !table.bots_[i])
      return refuse(ErrorCode::BadOption, "there is no bot \"" + table.config_.seats[i].bot + "\"");
  if (table.config_.start.stage == Stage::Over || table.config_.start.options.marking == Marking::Hand)
    return refuse(ErrorCode::BadPosition, "there is nothing to play at a table");
  for (const Done& d : done)
    if (!table.rings_true(d) || !table.apply(d.deed) || table.done_.back().side != d.side)
      return refuse(ErrorCode::Internal, "stored line " + std::to_string(table.lines_.size() + 1) +
                                             " does not follow from what came before");
  return table;
}

// What a stored line says must be what this very table would have let be done.
bool Table::rings_true(const Done& done) const {
  if (is_opening()) return done.deed == opening_[lines_.size()];
  if (const auto* lead = std::get_if<LeadDrawn>(&done.deed)) return *lead == draw_lead();
  if (const auto* seats = std::get_if<SeatsDrawn>(&done.deed)) return *seats == draw_seats();
  if (const auto* half = std::get_if<HalfDrawn>(&done.deed)) return *half == draw_half();
  if (const auto* roll = std::get_if<Throwing>(&done.deed))
    return config_.by_hand || roll->roll == next_roll();
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
  if (n < 1 || n > static_cast<int>(lines_.size())) return false;
  if (done_[n - 1].side != side && !told_by_hand(request)) return false;
  const Deed& deed = done_[n - 1].deed;
  if (const auto* play = std::get_if<AskPlay>(&request)) {
    const auto* done = std::get_if<Playing>(&deed);
    return done && same_play(play->steps, done->play);
  }
  return same_roll(request, deed) ||
         (std::holds_alternative<Hold>(request) && std::holds_alternative<Hold>(deed)) ||
         (std::holds_alternative<Go>(request) && std::holds_alternative<Go>(deed)) ||
         same_suspending(request, deed) ||
         (std::holds_alternative<AskResign>(request) && std::holds_alternative<Resign>(deed));
}

std::optional<ProtocolError> Table::objection(int n, Side side, const Request& request) const {
  const State& s = match_.state();
  const auto* suspending = std::get_if<Suspending>(&request);
  return trictrac::objection(
      {.n = n,
       .lines = lines_.size(),
       .of_person = seat_at(side).human(),
       .over = match_.over(),
       .resigns = std::holds_alternative<AskResign>(request),
       .in_turn = side == s.to_act || told_by_hand(request),
       .in_stage = s.stage == stage_for(request) && (!suspending || may_suspend(match_, suspending->game))});
}

Parsed<Deed> Table::deed_of(Side side, const Request& request) const {
  if (const auto* play = std::get_if<AskPlay>(&request)) return play_of(play->steps);
  if (const auto* roll = std::get_if<AskRoll>(&request)) return roll_of(*roll);
  if (std::holds_alternative<AskResign>(request)) return Resign{side};
  if (const auto* suspending = std::get_if<Suspending>(&request)) return *suspending;
  if (std::holds_alternative<Hold>(request)) return Hold{};
  return Go{};
}

Parsed<Deed> Table::roll_of(const AskRoll& asked) const {
  if (asked.dice.has_value() == config_.by_hand) return Throwing{asked.dice.value_or(next_roll())};
  return refuse(ErrorCode::NotAllowed,
                config_.by_hand ? "the dice are thrown by hand: tell them" : "the table draws the dice");
}

// Anybody at the table may tell what was thrown by hand, for a bot too.
bool Table::told_by_hand(const Request& request) const {
  return config_.by_hand && std::holds_alternative<AskRoll>(request);
}

Parsed<Deed> Table::play_of(std::span<const Step> steps) const {
  const State& s = match_.state();
  const auto refusal = refuse_play(match_.tour(), steps, false);
  if (!refusal) return Playing{as_play(s.board, s.roll, steps)};
  return std::unexpected(refused_play(*refusal));
}

Parsed<std::optional<Refusal>> Table::why(Side side, std::span<const Step> steps) const {
  const State& s = match_.state();
  if (s.stage != Stage::Decide && s.stage != Stage::Move)
    return refuse(ErrorCode::WrongStage, "no roll is in hand");
  if (side != s.to_act) return refuse(ErrorCode::NotYourTurn, "it is the other's turn");
  return refuse_play(match_.tour(), steps, true);
}

Parsed<std::string> Table::verdict(Side side, std::span<const Step> steps) const {
  const auto refusal = why(side, steps);
  if (!refusal) return std::unexpected(refusal.error());
  return verdict_text(steps, *refusal);
}

std::span<const Line> Table::catch_up() {
  const std::size_t before = lines_.size();
  while (const auto deed = own_next())
    if (!apply(*deed)) break;
  return std::span(lines_).subspan(before);
}

std::optional<Deed> Table::own_next() {
  if (is_opening()) return opening_[lines_.size()];
  switch (match_.awaits()) {
    case Awaits::Nothing: return std::nullopt;
    case Awaits::Seats: return draw_seats();
    case Awaits::Lead: return draw_lead();
    case Awaits::Half: return draw_half();
    case Awaits::Tour: return person_or_bot();
  }
  return std::nullopt;
}

std::optional<Deed> Table::person_or_bot() {
  if (lines_.empty()) return draw_lead();
  if (lead_gives_roll()) return Throwing{next_roll()};
  const Side side = state().to_act;
  const bool waits_for_dice = config_.by_hand && state().stage == Stage::Roll;
  if (waits_for_dice || seat_at(side).human()) return std::nullopt;
  return bot_deed(side);
}

Deed Table::bot_deed(Side side) {
  const State& s = state();
  if (s.stage == Stage::Roll) return Throwing{next_roll()};
  Bot& bot = *bots_[player_at(match_.account(), side)];
  if (s.stage == Stage::Decide) {
    std::vector<Deed> deeds;
    add_deeds(bot.decide(match_), deeds);
    return deeds.front();
  }
  const Play& play = match_.tour().turn().plays[bot.choose_play(match_)];
  return Playing{as_play(s.board, s.roll, steps_of(play))};
}

LeadDrawn Table::draw_lead() const {
  if (const auto lead = lead_told(config_); lead && leads_ == 0) return {{}, *lead};
  return lead_drawn(config_.seed, leads_);
}

SeatsDrawn Table::draw_seats() const {
  const int players = config_.match.players;
  DrawnSeats drawn = config_.match.seats == SeatDraw::Dice ? drawn_seats_by_dice(config_.seed, players)
                                                           : drawn_seats_by_lot(config_.seed, players);
  return {std::move(drawn.throws), std::move(drawn.order)};
}

HalfDrawn Table::draw_half() const { return {drawn_half(config_.seed, halves_)}; }

bool Table::lead_gives_roll() const {
  if (is_opening() || lines_.size() == opening_.size()) return false;
  const auto* lead = std::get_if<LeadDrawn>(&done_.back().deed);
  return lead && !lead->throws.empty() && state().options.lead != Lead::ThrowAnew;
}

Roll Table::next_roll() const {
  if (!lead_gives_roll()) return drawn_roll(config_.seed, drawn_);
  const Roll thrown = std::get<LeadDrawn>(done_.back().deed).throws.back();
  return roll_of_lead(thrown, state().options.lead).value_or(thrown);
}

std::vector<Reason> Table::reasons_of(const Deed& deed) const {
  const auto* playing = std::get_if<Playing>(&deed);
  if (!playing) return {};
  const State& s = state();
  return reasons(s.board, s.roll, s.options, match_.tour().turn(),
                 {playing->play.begin(), playing->play.end()});
}

bool Table::apply(const Deed& deed) {
  const bool drawn_here =
      std::holds_alternative<Throwing>(deed) && !is_opening() && !lead_gives_roll() && !config_.by_hand;
  Done done{state().to_act, deed};
  const auto* lead = std::get_if<LeadDrawn>(&deed);
  if (lead) done.side = lead->first;
  if (const auto* resign = std::get_if<Resign>(&deed)) done.side = resign->side;
  const bool only_says_so = lead && leads_ == 0 && lead_told(config_);
  const std::vector<Reason> reasons = reasons_of(deed);
  std::expected<MatchEffects, Rejection> effects;
  if (!only_says_so) effects = match_.act(action_of(deed));
  if (!effects) return false;
  drawn_ += drawn_here;
  leads_ += lead != nullptr;
  halves_ += std::holds_alternative<HalfDrawn>(deed);
  const int n = static_cast<int>(lines_.size()) + 1;
  lines_.push_back({n, line_text(n, done, *effects, match_, reasons, config_.format,
                                 config_.by_hand ? "" : to_hex(config_.seed))});
  done_.push_back(std::move(done));
  return true;
}

std::string Table::game_text(std::string_view id, std::span<const Side> you) const {
  Json json{{"say", "game"},
            {"game", id},
            {"format", config_.format},
            {"match", match_json(config_.match)},
            {"rules", config_.rules},
            {"options", options_json(config_.start.options)}};
  add_seats(json, config_.seats);
  add_standing(json, you, config_.seed, print_trid(config_.start), lines_.size());
  if (config_.by_hand)
    json["dice"] = "hand", json["commit"] = "";  // a seed that draws nothing proves nothing
  return dump(json);
}

}  // namespace trictrac

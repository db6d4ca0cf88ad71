#include "table/config.h"

#include <algorithm>

#include "base/assert.h"
#include "base/utf8.h"
#include "game/match/match_ledger.h"
#include "text/shown.h"

namespace trictrac {

std::optional<int> only_person(std::span<const Seat> seats) {
  std::optional<int> found;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (!seats[i].human()) continue;
    if (found) return std::nullopt;
    found = static_cast<int>(i);
  }
  return found;
}

Seat person(std::string_view name) { return {clean_name(name), {}}; }

bool all_utf8(const std::vector<std::pair<std::string, std::string>>& tags) {
  return std::ranges::all_of(tags, [](const auto& tag) { return is_utf8(tag.first) && is_utf8(tag.second); });
}

namespace {

// Who sits down where only a computer is asked for: neither the weakest nor too strong for a first game.
constexpr std::string_view kGuest = "valere";

}  // namespace

Parsed<TableConfig> config_of(const Record& record, const Seed& seed, const std::optional<Guest>& bot) {
  if (!all_utf8(record.tags)) return refuse(ErrorCode::BadRecord, "the tags of a record are UTF-8");
  const auto rules = record.tag("Rules");
  TableConfig c;
  if (!rules.empty()) c.rules = rules;
  c.format = record.format;
  c.match = record.match;
  c.seats.clear();
  for (int i = 0; i < c.match.players; ++i) c.seats.push_back(person(record.tag(player_tag(i))));
  if (bot) c.seats[index(bot->side)].bot = bot->bot.empty() ? std::string(kGuest) : bot->bot;
  c.seed = seed;
  c.date = record.tag("Date");
  c.start = record.start;
  c.start.options = record.options;
  c.opening = record.events;
  c.tags = record.tags;
  return c;
}

namespace {

// The throw that must have given this lead, where the lead gave the roll (K9 a, c).
std::vector<Roll> throws_behind(const TakeLead& lead) {
  if (!lead.roll) return {};
  const Roll r = *lead.roll;
  const Roll high_first{static_cast<std::uint8_t>(r.high()), static_cast<std::uint8_t>(r.low())};
  return {lead.first == Side::White ? high_first : Roll{high_first.b, high_first.a}};
}

}  // namespace

std::vector<LoggedEvent> as_logged(const LoggedEvent& recorded) {
  const auto* lead = std::get_if<TakeLead>(&recorded.event);
  if (!lead) return {recorded};
  std::vector<LoggedEvent> events{{lead->first, TakeLead{lead->first, {}, throws_behind(*lead)}}};
  if (lead->roll) events.push_back({lead->first, RollDice{lead->roll}});
  return events;
}

LoggedEvent as_recorded(LoggedEvent logged) {
  logged.at = 0;
  if (auto* lead = std::get_if<TakeLead>(&logged.event)) lead->dice.clear();
  if (auto* seats = std::get_if<TakeSeats>(&logged.event)) seats->dice.clear();
  if (auto* half = std::get_if<ThrowHalf>(&logged.event); half && half->dice.size() > 1)
    half->dice.erase(half->dice.begin(), half->dice.end() - 1);
  if (const auto* late = std::get_if<LoseOnTime>(&logged.event)) logged.event = Resign{late->side};
  return logged;
}

void end_by_time(GameEvent& event, std::string_view end) {
  const auto* resigned = std::get_if<Resign>(&event);
  if (!resigned || end != kEndByTime) return;
  const Side side = resigned->side;
  event = LoseOnTime{side};
}

std::optional<Side> lead_given(const TableConfig& config) {
  if (config.start.stage != Stage::Lead) return config.start.to_act;
  return resumes(config.match) ? std::optional(first_lead(config.match)) : std::nullopt;
}

TakeLead lead_drawn(const Seed& seed, int lead) {
  auto throws = drawn_lead(seed, lead);
  const Side first = leader(throws.back());
  return {first, {}, std::move(throws)};
}

TakeLead lead_drawn(const Seed& seed, const MatchOptions& match, int lead) {
  if (draws_white(match) && lead == 0) return {Side::White, {}, {dice_of_white(seed)}};
  return lead_drawn(seed, lead);
}

DrawnSeats seats_drawn(const Seed& seed, const MatchOptions& match) {
  if (match.seats == SeatDraw::Dice || draws_white(match)) return drawn_seats_by_dice(seed, match.players);
  return drawn_seats_by_lot(seed, match.players);
}

std::vector<LoggedEvent> opening_events(const TableConfig& config) {
  std::vector<LoggedEvent> events;
  if (config.opening.empty()) return events;
  if (const auto lead = lead_given(config)) events.push_back({*lead, TakeLead{*lead}});
  for (const LoggedEvent& recorded : config.opening)
    for (LoggedEvent& event : as_logged(recorded)) events.push_back(std::move(event));
  return events;
}

bool draws_after(const GameEvent& event, const Match& match) {
  switch (match.awaits()) {
    case Awaits::Nothing: return false;
    case Awaits::Seats:
    case Awaits::Lead:
    case Awaits::Half: return true;
    case Awaits::Tour: break;
  }
  const auto* lead = std::get_if<TakeLead>(&event);
  return lead && !lead->dice.empty() && match.state().options.lead != Lead::ThrowAnew;
}

std::optional<RuleViolation> refuse_play(const Match& match, std::span<const Step> steps, bool partial) {
  const State& s = match.state();
  return refuse(s.board, s.roll, s.options, match.turn(), steps, partial);
}

}  // namespace trictrac

#include "table/config.h"

#include <algorithm>

#include "base/utf8.h"
#include "game/match/match_ledger.h"
#include "text/shown.h"

namespace trictrac {
namespace {

// The bot where only a side is named for it: neither the weakest nor too strong for a first game.
constexpr std::string_view kFirstBot = "valere";

// Returns the throw that must have given this lead, where the lead gave the roll (K9 a, c).
std::vector<Roll> throws_behind(const TakeLead& lead) {
  if (!lead.roll) return {};
  const Roll r = *lead.roll;
  const Roll high_first{static_cast<std::uint8_t>(r.high()), static_cast<std::uint8_t>(r.low())};
  return {lead.first == Side::White ? high_first : Roll{high_first.b, high_first.a}};
}

}  // namespace

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

void set_guests_tag(Tags& tags, std::span<const Seat> seats) {
  Words guests;
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i].guest) guests.push_back(player_tag(static_cast<int>(i)));
  if (guests.empty())
    std::erase_if(tags, [](const auto& tag) { return tag.first == kGuestsTag; });
  else
    set_tag_in(tags, kGuestsTag, joined(guests));
}

void mark_guests(std::span<Seat> seats, std::string_view tag) {
  const Words guests = words_of(tag);
  for (std::size_t i = 0; i < seats.size(); ++i)
    seats[i].guest = std::ranges::find(guests, player_tag(static_cast<int>(i))) != guests.end();
}

bool all_utf8(const std::vector<std::pair<std::string, std::string>>& tags) {
  return std::ranges::all_of(tags, [](const auto& tag) { return is_utf8(tag.first) && is_utf8(tag.second); });
}

TableConfig agreed_in(const Record& record) {
  TableConfig c;
  if (const auto rules = record.tag("Rules"); !rules.empty()) c.rules = rules;
  c.format = record.format;
  c.match = record.match;
  c.seats.clear();
  for (int i = 0; i < c.match.players; ++i) c.seats.push_back(person(record.tag(player_tag(i))));
  mark_guests(c.seats, record.tag(kGuestsTag));
  c.start = record.start;
  c.start.options = record.options;
  return c;
}

Parsed<TableConfig> config_of(const Record& record, const Seed& seed, const std::optional<BotSeat>& bot) {
  if (!all_utf8(record.tags)) return refuse(ErrorCode::BadRecord, "the tags of a record are UTF-8");
  TableConfig c = agreed_in(record);
  if (bot)
    c.seats[index(bot->side)] = {c.seats[index(bot->side)].name,
                                 bot->bot.empty() ? std::string(kFirstBot) : bot->bot};
  c.seed = seed;
  c.date = record.tag("Date");
  c.opening = record.events;
  c.tags = record.tags;
  return c;
}

std::vector<LoggedEvent> as_logged(const LoggedEvent& recorded) {
  const auto* lead = std::get_if<TakeLead>(&recorded.event);
  if (!lead) return {recorded};
  std::vector<LoggedEvent> events{{lead->first, TakeLead{lead->first, {}, throws_behind(*lead)}}};
  if (lead->roll) events.push_back({lead->first, RollDice{lead->roll}});
  return events;
}

LoggedEvent as_recorded(LoggedEvent logged) {
  logged.at = 0;
  logged.lag = 0;
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

bool can_be_mirrored(const TableConfig& config) {
  const bool two_people = config.seats.size() == 2 && std::ranges::all_of(config.seats, &Seat::human);
  return two_people && config.fair && config.opening.empty() && !lead_given(config) &&
         !draws_white(config.match) && !is_marked_by_hand(config.start.options);
}

std::optional<Side> lead_given(const TableConfig& config) {
  if (config.start.stage != Stage::Lead) return config.start.to_act;
  return resumes(config.match) ? std::optional(first_lead(config.match)) : std::nullopt;
}

TakeLead lead_drawn(const DiceSource& dice, const MatchOptions& match, int lead) {
  if (draws_white(match) && lead == 0) return {Side::White, {}, {dice_of_white(dice.seed())}};
  auto throws = dice.lead(lead);
  const Side first = leader(throws.back());
  return {first, {}, std::move(throws)};
}

DrawnSeats seats_drawn(const Seed& seed, const MatchOptions& match) {
  if (match.seats == SeatDraw::Dice || draws_white(match)) return drawn_seats_by_dice(seed, match.players);
  return drawn_seats_by_lot(seed, match.players);
}

bool draws_after(const GameEvent& event, const Match& match) {
  switch (match.awaits()) {
    case Awaits::Nothing: return false;
    case Awaits::Seats:
    case Awaits::Lead:
    case Awaits::Half: return true;
    case Awaits::Tour: break;
  }
  return gives_roll(event, match.state().options.lead);
}

bool gives_roll(const GameEvent& event, Lead method) {
  const auto* lead = std::get_if<TakeLead>(&event);
  return lead && !lead->dice.empty() && method != Lead::ThrowAnew;
}

}  // namespace trictrac

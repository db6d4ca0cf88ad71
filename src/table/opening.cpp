#include "table/opening.h"

#include "base/assert.h"
#include "game/match/account_seats.h"

namespace trictrac {
namespace {

// The throw that must have given this lead, where the lead gave the roll (K9 a, c).
std::vector<Roll> throws_behind(const TakeLead& lead) {
  if (!lead.roll) return {};
  const Roll r = *lead.roll;
  const Roll high_first{static_cast<std::uint8_t>(r.high()), static_cast<std::uint8_t>(r.low())};
  return {lead.first == Side::White ? high_first : Roll{high_first.b, high_first.a}};
}

void add_board_deeds(const Action& action, std::vector<Deed>& deeds) {
  if (const auto* lead = std::get_if<TakeLead>(&action)) {
    deeds.push_back(LeadDrawn{throws_behind(*lead), lead->first});
    if (lead->roll) deeds.push_back(Throwing{*lead->roll});
  }
  if (const auto* a = std::get_if<Throwing>(&action)) deeds.push_back(*a);
  if (const auto* a = std::get_if<Playing>(&action)) deeds.push_back(*a);
  if (const auto* a = std::get_if<Resign>(&action)) deeds.push_back(*a);
  if (std::holds_alternative<Hold>(action)) deeds.push_back(Hold{});
  if (std::holds_alternative<Go>(action)) deeds.push_back(Go{});
}

struct ActionOf {
  MatchAction operator()(const LeadDrawn& d) const { return Action(TakeLead{d.first, std::nullopt}); }
  MatchAction operator()(const SeatsDrawn& d) const { return TakeSeats{d.order}; }
  MatchAction operator()(const HalfDrawn& d) const {
    if (d.throws.empty()) return HalfThrown{};
    return HalfThrown{d.throws.back().a, d.throws.back().b};
  }
  MatchAction operator()(const Suspending& d) const { return d; }
  MatchAction operator()(const ByHand& d) const { return d; }
  MatchAction operator()(const Overtime& d) const { return Action(Resign{d.side}); }
  template <class Beside>
    requires kBeside<Beside>
  MatchAction operator()(const Beside&) const {
    TRICTRAC_ASSERT(!kBeside<Beside>);  // nothing of the game
    return {};
  }
  template <class OnBoard>
  MatchAction operator()(const OnBoard& d) const {
    return Action(d);
  }
};

}  // namespace

void add_deeds(const MatchAction& action, std::vector<Deed>& deeds) {
  if (const auto* a = std::get_if<Action>(&action)) add_board_deeds(*a, deeds);
  if (const auto* a = std::get_if<Suspending>(&action)) deeds.push_back(*a);
  if (const auto* a = std::get_if<ByHand>(&action)) deeds.push_back(*a);
  if (const auto* a = std::get_if<TakeSeats>(&action)) deeds.push_back(SeatsDrawn{{}, a->order});
  if (const auto* a = std::get_if<HalfThrown>(&action))
    deeds.push_back(
        HalfDrawn{{Roll{static_cast<std::uint8_t>(a->paid), static_cast<std::uint8_t>(a->pays)}}});
}

MatchAction action_of(const Deed& deed) { return std::visit(ActionOf{}, deed); }

std::optional<Side> lead_given(const TableConfig& config) {
  if (config.start.stage != Stage::Lead) return config.start.to_act;
  return resumes(config.match) ? std::optional(first_lead(config.match)) : std::nullopt;
}

LeadDrawn lead_drawn(const Seed& seed, int lead) {
  auto throws = drawn_lead(seed, lead);
  const Side first = leader(throws.back());
  return {std::move(throws), first};
}

LeadDrawn lead_drawn(const Seed& seed, const MatchOptions& match, int lead) {
  if (draws_white(match) && lead == 0) return {{dice_of_white(seed)}, Side::White};
  return lead_drawn(seed, lead);
}

DrawnSeats seats_drawn(const Seed& seed, const MatchOptions& match) {
  if (match.seats == SeatDraw::Dice || draws_white(match)) return drawn_seats_by_dice(seed, match.players);
  return drawn_seats_by_lot(seed, match.players);
}

std::vector<Deed> opening_deeds(const TableConfig& config) {
  std::vector<Deed> deeds;
  if (config.opening.empty()) return deeds;
  if (const auto lead = lead_given(config)) deeds.push_back(LeadDrawn{{}, *lead});
  for (const MatchAction& action : config.opening) add_deeds(action, deeds);
  return deeds;
}

bool draws_after(const Deed& deed, const Match& match) {
  switch (match.awaits()) {
    case Awaits::Nothing: return false;
    case Awaits::Seats:
    case Awaits::Lead:
    case Awaits::Half: return true;
    case Awaits::Tour: break;
  }
  const auto* lead = std::get_if<LeadDrawn>(&deed);
  return lead && !lead->throws.empty() && match.state().options.lead != Lead::ThrowAnew;
}

std::optional<Refusal> refuse_play(const Match& match, std::span<const Step> steps, bool partial) {
  const State& s = match.state();
  return refuse(s.board, s.roll, s.options, match.turn(), steps, partial);
}

}  // namespace trictrac

#include "event/ladder.h"

#include <ranges>
#include <variant>

namespace trictrac::event {
namespace {

constexpr std::int64_t kDay = 24 * 60 * 60;

std::vector<int> places_by_seed(const EventState& state) {
  std::vector<const Entrant*> here;
  for (const Entrant& entrant : state.entrants)
    if (!entrant.withdrawn) here.push_back(&entrant);
  std::ranges::sort(here, [](const Entrant* a, const Entrant* b) { return is_seeded_before(*a, *b); });
  std::vector<int> numbers;
  for (const Entrant* entrant : here) numbers.push_back(entrant->number);
  return numbers;
}

void take_place(std::vector<int>& ladder, const Table& table) {
  if (!table.outcome || !table.outcome->result.winner) return;
  const int seat = *table.outcome->result.winner;
  const auto winner = std::ranges::find(ladder, table.seats[seat]);
  const auto loser = std::ranges::find(ladder, table.seats[1 - seat]);
  if (winner != ladder.end() && loser < winner) std::rotate(loser, winner, winner + 1);
}

bool sits_at(const Table& table, int entrant) {
  return std::ranges::find(table.seats, entrant) != table.seats.end();
}

// Whether both have met each other last, and others could be met.
bool met_each_other_last(const EventState& state, const Seats& seats, std::size_t in_ladder) {
  if (in_ladder == 2) return false;
  for (const Table& table : std::views::reverse(state.rounds.front().tables)) {
    const bool white = sits_at(table, seats[kWhite]), black = sits_at(table, seats[kBlack]);
    if (white || black) return white && black;
  }
  return false;
}

}  // namespace

std::vector<int> ladder_of(const EventState& state) {
  if (state.rounds.empty()) return places_by_seed(state);
  std::vector<int> ladder;
  for (const auto [kind, number] : state.ladder) switch (kind) {
      case LadderStep::Kind::Enter: ladder.push_back(number); break;
      case LadderStep::Kind::Leave: std::erase(ladder, number); break;
      case LadderStep::Kind::Decide: take_place(ladder, state.rounds.front().tables[number - 1]);
    }
  return ladder;
}

std::optional<EventError> check_challenge(const EventState& state, const Seats& seats) {
  return check_challenge(state, ladder_of(state), seats);
}

std::optional<EventError> check_challenge(const EventState& state, std::span<const int> ladder,
                                          const Seats& seats) {
  const auto above = std::ranges::find(ladder, seats[kWhite]),
             below = std::ranges::find(ladder, seats[kBlack]);
  if (above >= below || below - above > state.terms.reach) return EventError::OutOfReach;
  int against = 0;
  for (const int number : open_tables(state)) {
    const Table& table = state.rounds.front().tables[number - 1];
    if (table.seats[kBlack] == seats[kBlack]) return EventError::Busy;
    if (table.seats == Seats{seats[kBlack], seats[kWhite]}) return EventError::Busy;
    if (table.seats[kWhite] == seats[kWhite]) ++against;
  }
  if (against >= kMostChallenges) return EventError::Challenged;
  if (met_each_other_last(state, seats, ladder.size())) return EventError::MetLast;
  return std::nullopt;
}

std::vector<int> within_reach(const EventState& state, std::span<const int> ladder, int challenger) {
  std::vector<int> found;
  const auto own = std::ranges::find(ladder, challenger);
  if (!is_round_open(state) || state.paused || state.finished || own == ladder.end()) return found;
  const auto above = std::min<std::ptrdiff_t>(own - ladder.begin(), state.terms.reach);
  for (const int each : std::views::reverse(std::ranges::subrange(own - above, own)))
    if (!check_challenge(state, ladder, {each, challenger})) found.push_back(each);
  return found;
}

std::int64_t answer_due(const Terms& terms, const Table& table) {
  return table.started + kDay * terms.answer_days + 60 * std::int64_t{table.minutes};
}

bool is_unanswered(const EventState& state, const Table& table, std::int64_t now) {
  return !table.outcome && !table.begun && now >= answer_due(state.terms, table);
}

std::vector<int> open_tables(const EventState& state) {
  std::vector<int> open;
  if (!is_round_open(state)) return open;
  const std::vector<Table>& tables = state.rounds.back().tables;
  for (std::size_t i = 0; i < tables.size(); ++i)
    if (!tables[i].outcome) open.push_back(static_cast<int>(i) + 1);
  return open;
}

void note_ladder(EventState& state, std::span<const int> were_open, const EventAct& act) {
  using Kind = LadderStep::Kind;
  if (state.rounds.empty()) return;
  if (std::holds_alternative<StartRound>(act))
    for (const int number : places_by_seed(state)) state.ladder.push_back({Kind::Enter, number});
  // Who leaves loses their tables first, so that their place is taken by who has challenged them.
  for (const int number : were_open)
    if (state.rounds.front().tables[number - 1].outcome) state.ladder.push_back({Kind::Decide, number});
  if (const auto* entry = std::get_if<AddEntrant>(&act))
    state.ladder.push_back({Kind::Enter, entry->entrant});
  if (const auto* entry = std::get_if<Readmit>(&act)) state.ladder.push_back({Kind::Enter, entry->entrant});
  if (const auto* left = std::get_if<Withdraw>(&act)) state.ladder.push_back({Kind::Leave, left->entrant});
}

}  // namespace trictrac::event

#include "engine/book/book.h"

#include <algorithm>
#include <cmath>

#include "base/assert.h"
#include "game/match/format.h"
#include "game/match/formats.h"

namespace trictrac::book {
namespace {

constexpr double kThousand = 1000;

std::uint64_t hash_of(const net::Scene& s, Roll roll) {
  std::uint64_t h = static_cast<std::uint64_t>(roll.high() * 8 + roll.low());
  const auto add = [&](std::uint64_t word) { h = (h ^ word) * 0x100000001B3u, h ^= h >> 32; };
  for (const Men* men : {&s.board.own, &s.board.other})
    for (const std::uint64_t word : men->words) add(word);
  add(static_cast<std::uint64_t>(s.points * 16 + s.points_other));
  return h;
}

std::uint64_t hash_of(const Line& line) { return hash_of(line.scene, line.roll); }

net::Scene scene_of(const State& s) {
  return net::scene_of(s.board, s.marks, s.to_act, s.rolls_in_releve, net::rules_seen(s.options));
}

}  // namespace

Account account_of_book() {
  return begin_account(find_format("tour")->options, Worth::SimpleDouble, {0, 1}, Side::White);
}

Book::Book() : Book(std::vector<Entry>{}) {}

Book::Book(const std::vector<Entry>& entries) {
  for (const Entry& e : entries) {
    const auto tour = tour_at(e);
    TRICTRAC_ASSERT(tour && !e.answers.empty());
    lines_.push_back({scene_of(tour->state()), e.roll, e.answers});
  }
  std::ranges::sort(lines_, {}, [](const Line& line) { return hash_of(line); });
  Stakes stakes(trictrac::built_in, account_of_book(), Side::White);
  made_for_ = stakes.inputs(stakes.at(account_of_book()), Side::White);
}

Holes distance(const net::StakeInputs& a, const net::StakeInputs& b) {
  constexpr double kInputsOfHole = net::kStakeOne / 4.0;
  double most = 0;
  for (int i = 0; i < net::kStakes; ++i) most = std::max(most, std::abs(a[i] - b[i]) / kInputsOfHole);
  return Holes(most);
}

const Line* Book::find(const Thrown& t, Stakes& stakes) const {
  if (lines_.empty() || t.ended || t.may_decide()) return nullptr;
  const net::Scene scene = scene_of(t.state);
  const auto found = std::ranges::equal_range(lines_, hash_of(scene, t.state.roll), {},
                                              [](const Line& line) { return hash_of(line); });
  for (const Line& line : found)
    if (line.scene == scene && line.roll.same(t.state.roll))
      return distance(stakes.inputs(t.node, t.state.to_act), made_for_) <= kNearEnough ? &line : nullptr;
  return nullptr;
}

std::optional<Choice> Book::answer(const Thrown& t, Stakes& stakes) const {
  const Line* line = find(t, stakes);
  if (!line) return std::nullopt;
  const Stakes::Measure m = stakes.measure(t.node);
  const double sign = t.state.to_act == stakes.mine() ? 1 : -1;
  const RatedPlay& first = line->answers.front();
  const auto play = number_of(first.play, t.state.board, t.turn.plays);
  if (!play) return std::nullopt;
  return Choice{.play = *play, .worth = m.base + sign * m.hole * first.worth.count() / kThousand};
}

}  // namespace trictrac::book

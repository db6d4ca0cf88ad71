#include "text/pending_check.h"

#include <algorithm>

namespace trictrac::referee {
namespace {

constexpr int kMostEntryPoints = 9999;
constexpr std::size_t kMostEntries = 200;

bool even(int n) { return n % 2 == 0 && n <= kMostEntryPoints; }

bool fits(const Marks& m) {
  const bool both = m.points.white > 0 && m.points.black > 0;
  return even(m.points.white) && even(m.points.black) && (both || !m.double_jeton);
}

// Older texts do not say of which jans a mark is made.
bool fits(const std::vector<JanDue>& jans, int due) {
  int sum = 0;
  for (const JanDue& d : jans) sum += d.points;
  return jans.empty() || (sum == due && std::ranges::all_of(jans, [](const JanDue& d) {
                            return d.ways > 0 && d.points > 0 && even(d.points);
                          }));
}

bool fits(const Sheet& x, int rolls) {
  return fits(x.jans, x.due) && x.roll <= rolls && x.of <= x.roll && x.undone <= x.due && even(x.due) &&
         even(x.undone) && even(x.given) && even(x.schooled);
}

bool fits(const Entry& e) { return even(e.points) && e.holes.value_or(0) <= kMostEntryPoints; }

bool has_entry(const Pending& p, Why why, int id) {
  return std::ranges::any_of(p.entries, [&](const Entry& e) { return e.why == why && e.of == id; });
}

bool fits(const Claim& c, const Pending& p) {
  const bool amounts = even(c.points) && even(c.right) && even(c.back) && even(c.disputed) &&
                       even(c.back_again) && c.right <= c.points && c.back <= c.right &&
                       c.disputed <= c.points && c.back_again <= c.back && even(c.undone) &&
                       c.undone <= c.back;
  const bool entries =
      has_entry(p, Why::School, c.id) && (c.disputed == 0 || has_entry(p, Why::FalseSchool, c.id));
  return amounts && entries && c.insists == (c.insists && c.disputed > 0);
}

bool fits(const Played& p, const RuleOptions& o) {
  if (p.before.own.total() != kMenPerSide || p.before.other.total() != kMenPerSide || !valid(p.roll))
    return false;
  if (at_least(p.before.own, 1) & at_least(p.before.other, 1)) return false;
  return !impossible({p.before, p.roll, o, p.steps});
}

bool fits(const Demand& d) {
  const bool of_a_man = d.what != Demand::What::Lawful && d.what != Demand::What::NotCoin;
  return !of_a_man || on_board(d.step.from);
}

bool fits_phase(const State& s, const Pending& p) {
  switch (p.phase) {
    case Phase::Lead:
    case Phase::Throw: return true;
    case Phase::Play:
    case Phase::Going:
      return valid(s.roll) && s.board.own.off < kMenPerSide && s.board.other.off < kMenPerSide;
    case Phase::Again: return p.played && p.demand && s.to_act == p.played->by;
  }
  return false;
}

// R17: asked of a mark that may be disputed.
bool questions_fit(const Pending& p) {
  return std::ranges::all_of(kSides, [&](Side by) {
    const auto& q = p.asked[by];
    if (!q) return true;
    const Side y = other(by);
    const Sheet& x = q->part == MarkPart::Gained ? p.gained[y] : p.received[y];
    return q->of > 0 && (x.of == q->of || (q->part == MarkPart::Gained && p.past[y].of == q->of));
  });
}

// R30: beside a roll that is still being played.
bool early_fits(const State& s, const Pending& p) {
  const bool in_hand = p.phase == Phase::Play || p.phase == Phase::Going;
  return !p.early || (in_hand && s.options.marking == Marking::Hand);
}

bool in_order(const std::vector<Entry>& all) {
  return std::ranges::is_sorted(all, {}, [](const Entry& e) { return e.moment; });
}

}  // namespace
std::optional<std::string> problem_of_pending(const State& s, const Pending& p) {
  if (p.entries.size() > kMostEntries || p.claims.size() > kMostEntries) return "too much is pending";
  if (!fits(p.base)) return "the marks before what is pending cannot be";
  if (!std::ranges::all_of(p.entries, [](const Entry& e) { return fits(e); }) || !in_order(p.entries))
    return "the marks that are pending cannot be, or are not in order";
  for (const Side side : kSides)
    if (!fits(p.gained[side], p.rolls) || !fits(p.received[side], p.rolls) || !fits(p.past[side], p.rolls))
      return "what was due cannot be so";
  if (!std::ranges::all_of(p.claims, [&](const Claim& c) { return fits(c, p); }))
    return "a school cannot be so";
  if (!questions_fit(p)) return "what is asked cannot be so";
  if (p.played && !fits(*p.played, s.options)) return "what was played last cannot be so";
  if (p.demand && !fits(*p.demand)) return "what is demanded cannot be so";
  if (!early_fits(s, p)) return "no roll can lie there early";
  if (p.settled && s.stage != Stage::Over) return "what is settled is over";
  if (!fits_phase(s, p)) return "the stage does not fit what is pending";
  return std::nullopt;
}

}  // namespace trictrac::referee

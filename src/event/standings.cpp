#include "event/standings.h"

#include <functional>
#include <limits>
#include <span>

#include "event/ladder.h"

namespace trictrac::event {
namespace {

using Kind = RoundOf::Kind;

// After every round in which somebody was eliminated.
constexpr int kNever = std::numeric_limits<int>::max();

// An entrant while the standings are made.
struct Standing {
  const Entrant* entrant = nullptr;
  const History* history = nullptr;
  int score = 0;
  StandingRow row{};
};

// The sum of what `value` makes of each round that counts.
Figure sum_over(const History& history, const std::function<std::optional<int>(const RoundOf&)>& value) {
  Figure figure;
  for (std::size_t r = 0; r < history.size(); ++r) {
    if (history[r].kind == Kind::Open) continue;
    const auto adds = value(history[r]);
    if (!adds) continue;
    figure.sum.push_back({static_cast<int>(r) + 1, history[r].opponent, *adds});
    figure.value += *adds;
  }
  return figure;
}

// Leaves out all but the first of the greatest.
void cut_all_but_best(Figure& figure) {
  if (figure.sum.empty()) return;
  Summand& best = *std::ranges::max_element(figure.sum, {}, &Summand::value);
  for (Summand& each : figure.sum) each.cut = &each != &best;
  figure.value = best.value;
}

void cut_least(Figure& figure) {
  if (figure.sum.empty()) return;
  Summand& least = *std::ranges::min_element(figure.sum, {}, &Summand::value);
  least.cut = true;
  figure.value -= least.value;
}

class Maker {
 public:
  explicit Maker(const EventState& state) : state_(state), histories_(histories(state)) {
    for (const History& history : histories_) scores_.push_back(score_of(history));
    for (std::size_t i = 0; i < state.entrants.size(); ++i) {
      Standing one{&state.entrants[i], &histories_[i], scores_[i]};
      one.row.entrant = one.entrant->number;
      one.row.annulled = is_annulled(state, *one.entrant);
      one.row.wins = sum_over(*one.history, [](const RoundOf& round) { return round.halves; });
      if (counts_amounts(state.terms))
        one.row.balance = sum_over(*one.history, [](const RoundOf& round) { return round.amount; });
      one.row.eliminated = elimination(*one.history);
      for (const RoundOf& round : *one.history) one.row.luck += round.luck;
      all_reviewed_ = all_reviewed_ && one.row.luck.is_complete();
      all_.push_back(std::move(one));
    }
  }

  std::vector<StandingRow> rows() && {
    std::ranges::sort(
        all_, [](const Standing& a, const Standing& b) { return is_seeded_before(*a.entrant, *b.entrant); });
    if (state_.terms.system == System::Ladder) return ladder_rows();
    const auto counted =
        std::ranges::stable_partition(all_, [](const Standing& one) { return !one.row.annulled; });
    std::vector<std::span<Standing>> tied{{all_.begin(), counted.begin()}};
    if (eliminates(state_.terms.system)) {
      tied = split(tied,
                   [](const Standing& one) { return one.row.eliminated > 0 ? one.row.eliminated : kNever; });
      tied = split(tied, [](const Standing& one) { return one.score; });
    } else {
      const bool by_amounts = counts_amounts(state_.terms);
      tied = split(tied, [&](const Standing& one) { return by_amounts ? one.row.balance.value : one.score; });
      for (const TieBreak tie_break : state_.terms.tie_breaks) tied = broken(tied, tie_break);
    }
    int place = 1;
    for (const auto group : tied) {
      for (Standing& one : group) {
        one.row.place = place;
        one.row.shared = group.size() > 1;
      }
      place += static_cast<int>(group.size());
    }
    std::vector<StandingRow> rows;
    for (Standing& one : all_) rows.push_back(std::move(one.row));
    return rows;
  }

 private:
  std::vector<StandingRow> ladder_rows() {
    const std::vector<int> ladder = ladder_of(state_);
    for (Standing& one : all_) {
      const auto at = std::ranges::find(ladder, one.row.entrant);
      if (at != ladder.end()) one.row.place = static_cast<int>(at - ladder.begin()) + 1;
    }
    std::ranges::stable_sort(all_, {}, [](const Standing& one) {
      return one.row.place == 0 ? std::numeric_limits<int>::max() : one.row.place;
    });
    std::vector<StandingRow> rows;
    for (Standing& one : all_) rows.push_back(std::move(one.row));
    return rows;
  }

  using Groups = std::vector<std::span<Standing>>;

  // Orders each group by a key, greatest first, and divides it where the key changes.
  static Groups split(const Groups& groups, const std::function<int(const Standing&)>& key) {
    Groups parts;
    for (const auto group : groups) {
      std::ranges::stable_sort(group, std::ranges::greater(), key);
      for (std::size_t from = 0, i = 0; i < group.size(); ++i)
        if (i + 1 == group.size() || key(group[i]) != key(group[i + 1])) {
          parts.push_back(group.subspan(from, i + 1 - from));
          from = i + 1;
        }
    }
    return parts;
  }

  Groups broken(const Groups& groups, TieBreak tie_break) const {
    for (const auto group : groups) {
      const bool met = tie_break == TieBreak::DirectEncounter && have_all_met(group);
      for (Standing& one : group)
        one.row.tie_breaks.push_back(tie_break != TieBreak::DirectEncounter ? figure_of(one, tie_break)
                                     : met                                  ? direct_encounter(one, group)
                                                                            : Figure{});
    }
    return split(groups, [](const Standing& one) { return one.row.tie_breaks.back().value; });
  }

  Figure figure_of(const Standing& one, TieBreak tie_break) const {
    const auto opponent = [&](const RoundOf& round) {
      return round.kind == Kind::Played ? scores_[*index_of(state_, round.opponent)] : one.score;
    };
    switch (tie_break) {
      case TieBreak::DirectEncounter: break;
      case TieBreak::BuchholzCut1: {
        Figure figure = sum_over(*one.history, opponent);
        cut_least(figure);
        return figure;
      }
      case TieBreak::SonnebornBerger:
        return sum_over(*one.history, [&](const RoundOf& round) { return round.halves * opponent(round); });
      case TieBreak::Holes:
        return sum_over(*one.history, [](const RoundOf& round) -> std::optional<int> {
          return round.kind == Kind::Played ? std::optional(round.holes) : std::nullopt;
        });
      case TieBreak::LuckRemoved:
        return sum_over(*one.history, [&](const RoundOf& round) -> std::optional<int> {
          if (round.kind != Kind::Played || !all_reviewed_) return std::nullopt;
          return static_cast<int>(round.luck.sum);
        });
      case TieBreak::TablesWon: return one.row.wins;
      case TieBreak::BestTable: {
        Figure figure = sum_over(*one.history, [](const RoundOf& round) -> std::optional<int> {
          return round.kind == Kind::Played ? std::optional(round.amount) : std::nullopt;
        });
        cut_all_but_best(figure);
        return figure;
      }
      case TieBreak::BoardPoints:
        return sum_over(*one.history, [&](const RoundOf& round) {
          if (round.kind == Kind::Played) return round.board_halves;
          return round.halves > 0 ? state_.terms.boards : 0;
        });
    }
    return {};
  }

  static bool have_played(const Standing& one, int opponent) {
    return std::ranges::any_of(*one.history, [&](const RoundOf& round) {
      return round.kind == Kind::Played && round.opponent == opponent;
    });
  }
  static bool have_all_met(std::span<const Standing> tied) {
    return std::ranges::all_of(tied, [&](const Standing& a) {
      return std::ranges::all_of(
          tied, [&](const Standing& b) { return &a == &b || have_played(a, b.row.entrant); });
    });
  }

  static Figure direct_encounter(const Standing& one, std::span<const Standing> tied) {
    return sum_over(*one.history, [&](const RoundOf& round) -> std::optional<int> {
      const bool counts = round.kind == Kind::Played && std::ranges::any_of(tied, [&](const Standing& other) {
                            return other.row.entrant == round.opponent;
                          });
      return counts ? std::optional(round.halves) : std::nullopt;
    });
  }

  // The round in which the last life was lost, or 0.
  int elimination(const History& history) const {
    if (!eliminates(state_.terms.system)) return 0;
    int lives = state_.terms.system == System::DoubleKnockout ? 2 : 1;
    for (std::size_t r = 0; r < history.size(); ++r) {
      const bool lost = history[r].kind != Kind::Open && history[r].halves == 0;
      if (lost && --lives == 0) return static_cast<int>(r) + 1;
    }
    return 0;
  }

  const EventState& state_;
  std::vector<History> histories_;
  std::vector<int> scores_;
  std::vector<Standing> all_;
  bool all_reviewed_ = true;
};

}  // namespace

std::vector<StandingRow> standings(const EventState& state) { return Maker(state).rows(); }

}  // namespace trictrac::event

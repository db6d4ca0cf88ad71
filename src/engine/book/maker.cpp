#include "engine/book/maker.h"

#include <algorithm>
#include <cmath>

#include "engine/book/book.h"
#include "engine/search/rollout.h"

namespace trictrac::book {
namespace {

constexpr int kRolls = 21;
constexpr double kTooClose = 2;  // standard errors
constexpr Depth kLook{1, {16, 16}, Holes(3)};
constexpr Depth kFarLook{2};

struct BookCandidate {
  Choice choice;
  Millionths far;  // for the roller, by two plies
  RolloutResult rolled{};
};

class BookMaker {
 public:
  BookMaker(const net::Weights& weights, const MakingOptions& options)
      : options_(options), search_(weights, trictrac::built_in, account_of_book(), Side::White) {}

  // Adds the answers to an entry.
  void fill(BookEntry& e) {
    const Tour tour = *tour_at(e);
    const RolledPosition t = search_.thrown(tour, account_of_book());
    sign_ = t.state.to_act == search_.mine() ? 1 : -1;
    for (const BookCandidate& c : in_order(played_on(t, candidates(t)))) e.answers.push_back(rated(t, c));
  }

 private:
  std::vector<BookCandidate> candidates(const RolledPosition& t) {
    const auto all = search_.searcher().ranked(t, kLook);
    std::vector<BookCandidate> close;
    for (const Choice& c : all)
      if (abs(all.front().equity - c.equity) <= options_.within.count() * kThousandthOfTour)
        close.push_back({c, far_equity(t, c)});
    return close;
  }

  Millionths far_equity(const RolledPosition& t, const Choice& c) {
    Searcher& s = search_.searcher();
    return sign_ * s.equity(*s.follow(t, c), kFarLook.plies, kFarLook);
  }

  std::vector<BookCandidate> played_on(const RolledPosition& t, std::vector<BookCandidate> all) {
    std::vector<Choice> choices;
    for (const BookCandidate& c : all) choices.push_back(c.choice);
    const int most = all.size() > 1 ? options_.trials : std::max(1, options_.trials / 8);
    Rollout rollout(search_.searcher(), t, choices,
                    {.most = most, .batch = 432, .seed = options_.seed, .threads = options_.threads});
    rollout.run();
    const auto results = rollout.results();
    for (std::size_t i = 0; i < all.size(); ++i) all[i].rolled = results[i];
    return all;
  }

  // Puts the answer to be given first, then orders by the trials.
  static std::vector<BookCandidate> in_order(std::vector<BookCandidate> all) {
    std::ranges::stable_sort(all, {}, [](const BookCandidate& c) { return c.rolled.behind; });
    const auto too_close = [](const BookCandidate& c) {
      return c.rolled.behind <= kTooClose * c.rolled.behind_error;
    };
    auto given = all.begin();
    for (auto c = all.begin(); c != all.end(); ++c)
      if (too_close(*c) && c->far > given->far) given = c;
    std::rotate(all.begin(), given, given + 1);
    return all;
  }

  RatedPlay rated(const RolledPosition& t, const BookCandidate& c) {
    const Stakes::Measure m = search_.stakes().measure(t.node);
    const auto rounded = [&](Millionths equity) {
      return HoleThousandths(static_cast<int>(std::lround(1000 * equity / m.hole)));
    };
    const RolloutResult& r = c.rolled;
    const bool best = r.behind == Millionths{} && r.behind_error == Millionths{};
    return {t.turn.plays[c.choice.play], rounded(sign_ * (r.mean - m.base)), rounded(r.behind),
            rounded(best ? r.error : r.behind_error)};
  }

  const MakingOptions options_;
  RoundSearch search_;
  double sign_ = 1;
};

// The openings after which the second player's rolls are in the book.
std::vector<Opening> openings_of(const std::vector<BookEntry>& first, const MakingOptions& options) {
  std::vector<Opening> all;
  for (std::size_t i = 0; i < std::min<std::size_t>(first.size(), kRolls); ++i)
    for (std::size_t k = 0; k < std::min<std::size_t>(first[i].answers.size(), options.replies); ++k)
      all.push_back({first[i].roll, first[i].answers[k].play});
  return all;
}

BookEntry blank(int number, const std::vector<BookEntry>& made, const MakingOptions& options) {
  const Roll roll = all_rolls()[static_cast<std::size_t>(number % kRolls)];
  if (number < kRolls) return {{}, roll, {}};
  return {openings_of(made, options)[static_cast<std::size_t>(number / kRolls - 1)], roll, {}};
}

}  // namespace

int entries_of(const std::vector<BookEntry>& first, const MakingOptions& options) {
  return kRolls * (1 + static_cast<int>(openings_of(first, options).size()));
}

void make(const net::Weights& weights, const MakingOptions& options, std::vector<BookEntry> made,
          const std::function<bool(const BookEntry&)>& sink) {
  BookMaker maker(weights, options);
  for (int i = static_cast<int>(made.size()); i < kRolls || i < entries_of(made, options); ++i) {
    BookEntry entry = blank(i, made, options);
    maker.fill(entry);
    made.push_back(entry);
    if (!sink(entry)) return;
  }
}

}  // namespace trictrac::book

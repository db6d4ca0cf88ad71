// Random parties under every preset: what must hold of any account.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <vector>

#include "game/match/paris.h"
#include "sheets.h"

namespace {

using namespace trictrac;
using namespace trictrac::test;

using Random = std::mt19937;
int below(Random& r, int n) { return static_cast<int>(r() % static_cast<unsigned>(n)); }

// Someone goes, if he may and likes to; else somebody wins holes.
MarqueEvent random_event(const Marque& m, Random& r) {
  if (m.may_go && below(r, 3) == 0) return go(*m.may_go);
  return HolesWon{kSides[below(r, 2)], 1 + below(r, 4), below(r, 4) != 0};
}

// What a marqué was worth, told over again from its whole story, apart from the fold.
struct Story {
  std::vector<MarqueEvent> events;

  int holes(Side s, std::size_t to) const {
    int n = 0;
    for (std::size_t i = 0; i < to; ++i)
      if (const auto* won = std::get_if<HolesWon>(&events[i]); won && won->side == s) n += won->holes;
    return n;
  }
  // S0 §4: the other took nothing from his first hole to the end.
  std::size_t first_of(Side s) const {
    std::size_t i = 0;
    while (holes(s, i + 1) == 0) ++i;
    return i;
  }
  bool one_run(Side s) const { return holes(other(s), first_of(s)) == holes(other(s), events.size()); }
  bool went(Side s, std::size_t to) const {
    return std::count(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(to), go(s)) > 0;
  }
  // S3: by his own going before the last, or the other's when he answers six holes or more.
  bool lifted(Side s) const {
    const bool in_return = holes(other(s), first_of(s)) >= 6;
    return in_return ? went(other(s), first_of(s)) : went(s, events.size() - 1);
  }
};

void expect_told(const Marque& ended, const Story& story) {
  const PerSide<int> holes{story.holes(kA, story.events.size()), story.holes(kB, story.events.size())};
  EXPECT_EQ(ended.result->holes, holes);
  if (!ended.result->winner) {
    EXPECT_EQ(holes.white, holes.black);
    return;
  }
  const Side winner = *ended.result->winner;
  const Played played{holes, story.one_run(winner), story.lifted(winner)};
  const MarqueResult told = result_of(ended.options, ended.refaits, played);
  EXPECT_EQ(told.jetons, ended.result->jetons);
  EXPECT_EQ(told.rate, ended.result->rate);
  EXPECT_GE(told.holes[winner], kObligatoryHole);
}

void expect_sound(const Marque& before, const Marque& now) {
  for (Side s : kSides) EXPECT_GE(now.holes[s], before.holes[s]);
  EXPECT_FALSE(now.holes.white > 0 && now.holes.black > 0 && run_open(now, kA) && run_open(now, kB));
  const Shown signs = shown(now);
  EXPECT_TRUE(!signs.etendard || !signs.cravate || signs.etendard == signs.cravate);
  EXPECT_TRUE(!now.result || now.result->end != Going::Concede || now.result->rate == 1);
}

struct Log {
  Partie start;
  std::vector<MarqueEvent> events;
  Partie end;
};

// Plays `e`, and looks at what it did to the marqué.
void follow(Log& log, Story& story, const MarqueEvent& e) {
  ASSERT_FALSE(refused(log.end.marque, e));
  const Marque now = after(log.end.marque, e);
  story.events.push_back(e);
  expect_sound(log.end.marque, now);
  if (now.result) {
    expect_told(now, story);
    story.events.clear();
  }
  log.events.push_back(e);
  log.end = after(std::move(log.end), e);
}

Log random_partie(const EcrireOptions& options, int players, int marques, Random& r) {
  const Partie start = begin_partie(options, players, marques, kSides[below(r, 2)]);
  Log log{start, {}, start};
  Story story;
  while (!over(log.end)) follow(log, story, random_event(log.end.marque, r));
  return log;
}

void expect_balanced(const Settlement& s) {
  for (const SettlementLine& line : s.lines)
    EXPECT_EQ(line.amounts[0] + line.amounts[1] + line.amounts[2], 0) << line.code;
  const Columns sums = columns(s.lines);
  EXPECT_EQ(balance(s.lines) - sum_of(s.lines, {"rounding", "queue_generale"}), sums.gained - sums.lost);
}

// S1 XIX: each plays as often as any other.
void expect_fair(const Partie& p) {
  std::map<std::pair<int, int>, int> met;
  for (const WrittenMarque& m : p.sheet.marques) ++met[std::minmax(m.winner, m.loser)];
  for (const auto& [pair, times] : met) EXPECT_EQ(times * static_cast<int>(met.size()), p.agreed);
}

void play_all(const EcrireOptions& options, int players, Random& r) {
  for (int n = 0; n < 60; ++n) {
    const Log log = random_partie(options, players, 12, r);
    Partie again = log.start;
    for (const MarqueEvent& e : log.events) again = after(std::move(again), e);
    EXPECT_EQ(again, log.end);
    EXPECT_EQ(log.end.sheet.marques.size(), 12u);
    for (Method method : {Method::Jetons, Method::Paper})
      expect_balanced(settle(options, log.end.sheet, method));
    expect_fair(log.end);
  }
}

TEST(Random, EveryPreset) {
  Random r(20261121);
  for (const EcrirePreset& p : kEcrirePresets)
    for (int players : {2, 3, 4})
      if (lawful_count(p.options, players, 12)) play_all(p.options, players, r);
}

TEST(Random, ThreeWaysOfCountingParisAreOneForTwoPlayers) {
  Random r(7);
  for (int n = 0; n < 100; ++n) {
    const Sheet sheet = random_partie(preset("ecrire-lalanne"), 2, 8, r).end.sheet;
    const Amounts paid = balance(paris_lines(Paris::ByMarque, sheet));
    EXPECT_EQ(balance(paris_lines(Paris::Postillon, sheet)), paid);
    EXPECT_EQ(balance(paris_lines(Paris::ByPari, sheet)), paid);
  }
}

TEST(Random, WholeFichesSumToZero) {
  Random r(11);
  const EcrireOptions o = preset("ecrire-lalanne");
  for (int n = 0; n < 300; ++n) {
    const int a = below(r, 200) - 100, b = below(r, 200) - 100;
    const Amounts whole = rounded(o, {a, b, -a - b});
    EXPECT_EQ(whole[0] + whole[1] + whole[2], 0);
    for (int i : {0, 1, 2}) EXPECT_EQ(whole[i] % o.fiche, 0);
  }
}

}  // namespace

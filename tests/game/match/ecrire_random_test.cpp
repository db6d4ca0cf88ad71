// Random parties under every preset: what must hold of any account.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string_view>
#include <vector>

#include "game/match/settlement.h"
#include "sheets.h"

namespace ecrire_random_test {

using namespace trictrac;
using namespace trictrac::test;

using Random = std::mt19937;
int below(Random& r, int n) { return static_cast<int>(r() % static_cast<unsigned>(n)); }

// A player who may go goes, or not; else one side wins holes.
MarqueEvent random_event(const Marque& m, Random& r) {
  if (m.may_go && below(r, 3) == 0) return go(*m.may_go);
  return HolesWon{kSides[below(r, 2)], 1 + below(r, 4), below(r, 4) != 0};
}

// A marqué hole by hole, to be looked over again from its beginning.
struct Story {
  std::vector<MarqueEvent> events;

  int holes(Side s, std::size_t to) const {
    int n = 0;
    for (std::size_t i = 0; i < to; ++i)
      if (const auto* won = std::get_if<HolesWon>(&events[i]); won && won->side == s) n += won->holes;
    return n;
  }
  // S0 §4: the loser took nothing from the winner's first hole to the end.
  std::size_t first_of(Side s) const {
    std::size_t i = 0;
    while (holes(s, i + 1) == 0) ++i;
    return i;
  }
  bool one_run(Side s) const { return holes(other(s), first_of(s)) == holes(other(s), events.size()); }
  bool went(Side s, std::size_t to) const {
    return std::count(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(to), go(s)) > 0;
  }
  // S3: by the winner's going before the last, or the loser's where the winner answers six holes or more.
  bool lifted(Side s) const {
    const bool in_return = holes(other(s), first_of(s)) >= 6;
    return in_return ? went(other(s), first_of(s)) : went(s, events.size() - 1);
  }
};

// The payments of docs/ecrire.md, by the words of its table and not by the program's options.
struct Paid {
  int petite, petite_whole;      // rates of a run of six holes to eleven: with going, without
  int grande, grande_whole;      // of twelve and more
  std::vector<int> consolation;  // after 0, 1, 2, 3 refaits
};
const std::map<std::string_view, Paid> kTable{
    {"ecrire-lalanne", {2, 2, 4, 4, {2, 4, 6, 8}}},
    {"ecrire-lois", {2, 2, 4, 4, {2, 4, 8, 16}}},
    {"ecrire-1780", {2, 3, 4, 5, {2, 4, 8, 16}}},
};

int rate(const Paid& paid, const Story& story, Side winner, int holes) {
  if (!story.one_run(winner)) return 1;
  if (holes >= 12) return story.lifted(winner) ? paid.grande : paid.grande_whole;
  return story.lifted(winner) ? paid.petite : paid.petite_whole;
}

// jetons = rate × (winner's holes + consolation) − loser's holes
void expect_paid(const Marque& ended, const Story& story, const Paid& paid) {
  const PerSide<int> holes{story.holes(kA, story.events.size()), story.holes(kB, story.events.size())};
  EXPECT_EQ(ended.result->holes, holes);
  EXPECT_EQ(ended.result->winner.has_value(), holes.white != holes.black);
  if (!ended.result->winner || ended.refaits > 3) return;
  const Side winner = holes.white > holes.black ? kA : kB;
  EXPECT_EQ(ended.result->winner, winner);
  EXPECT_GE(holes[winner], 6);
  const int times = rate(paid, story, winner, holes[winner]);
  EXPECT_EQ(ended.result->rate, times);
  EXPECT_EQ(ended.result->jetons,
            times * (holes[winner] + paid.consolation[ended.refaits]) - holes[other(winner)]);
}

// A marqué of which only the end is known is worth what it was worth followed hole by hole.
void expect_same_known_by_its_end(const Marque& ended, const Story& story) {
  const Side winner = ended.result->winner.value_or(kA);
  const RoundEnd played{ended.result->holes, story.one_run(winner), story.lifted(winner)};
  const MarqueResult at_once = result_of(ended.options, ended.refaits, played);
  EXPECT_EQ(at_once.winner, ended.result->winner);
  EXPECT_EQ(at_once.jetons, ended.result->jetons);
}

void expect_sound(const Marque& before, const Marque& now) {
  for (Side s : kSides) EXPECT_GE(now.holes[s], before.holes[s]);
  EXPECT_FALSE(now.holes.white > 0 && now.holes.black > 0 && run_open(now, kA) && run_open(now, kB));
  const Shown signs = shown(now);
  EXPECT_TRUE(!signs.etendard || !signs.cravate || signs.etendard == signs.cravate);
  EXPECT_TRUE(!now.result || now.result->end != Going::Concede || now.result->rate == 1);
}

struct Log {
  std::string_view rules;  // the preset
  Partie start;
  std::vector<MarqueEvent> events;
  Partie end;
};

// Plays `e`, and checks its effects on the marqué.
void follow(Log& log, Story& story, const MarqueEvent& e) {
  ASSERT_FALSE(refused(log.end.marque, e));
  const Marque now = after(log.end.marque, e);
  story.events.push_back(e);
  expect_sound(log.end.marque, now);
  if (now.result) {
    expect_paid(now, story, kTable.at(log.rules));
    expect_same_known_by_its_end(now, story);
    story.events.clear();
  }
  log.events.push_back(e);
  log.end = after(std::move(log.end), e);
}

Log random_partie(std::string_view rules, int players, int marques, Random& r) {
  const Partie start = begin_partie(preset(rules), players, marques, kSides[below(r, 2)]);
  Log log{rules, start, {}, start};
  Story story;
  while (!over(log.end)) follow(log, story, random_event(log.end.marque, r));
  return log;
}

void expect_balanced(const Settlement& s) {
  for (const SettlementLine& line : s.lines)
    EXPECT_EQ(line.amounts[0] + line.amounts[1] + line.amounts[2], 0) << name_of(line.payment);
  const SheetColumns sums = columns(s.lines);
  EXPECT_EQ(balance(s.lines) - sum_of(s.lines, {Payment::Rounding, Payment::QueueGenerale}),
            sums.gained - sums.lost);
}

// S1 XIX: each plays as often as any other.
void expect_fair(const Partie& p) {
  std::map<std::pair<int, int>, int> met;
  for (const WrittenMarque& m : p.sheet.marques) ++met[std::minmax(m.winner, m.loser)];
  for (const auto& [pair, times] : met) EXPECT_EQ(times * static_cast<int>(met.size()), p.agreed);
}

void play_all(std::string_view rules, int players, Random& r) {
  for (int n = 0; n < 60; ++n) {
    const Log log = random_partie(rules, players, 12, r);
    Partie again = log.start;
    for (const MarqueEvent& e : log.events) again = after(std::move(again), e);
    EXPECT_EQ(again, log.end);
    EXPECT_EQ(log.end.sheet.marques.size(), 12u);
    for (Method method : {Method::Jetons, Method::Paper})
      expect_balanced(settle(preset(rules), log.end.sheet, method));
    expect_fair(log.end);
  }
}

TEST(Random, EveryPreset) {
  Random r(20261121);
  for (const FormatPreset& p : ecrire_presets())
    for (int players : {2, 3, 4})
      if (legal_count(p.options.ecrire, players, 12)) play_all(p.name, players, r);
}

TEST(Random, ThreeWaysOfCountingParisAreOneForTwoPlayers) {
  Random r(7);
  for (int n = 0; n < 100; ++n) {
    const Sheet sheet = random_partie("ecrire-lalanne", 2, 8, r).end.sheet;
    const Amounts paid = balance(paris_lines(by(Paris::ByMarque), sheet));
    EXPECT_EQ(balance(paris_lines(by(Paris::Postillon), sheet)), paid);
    EXPECT_EQ(balance(paris_lines(by(Paris::ByPari), sheet)), paid);
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

}  // namespace ecrire_random_test

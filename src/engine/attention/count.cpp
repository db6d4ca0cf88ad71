#include "engine/attention/count.h"

#include <algorithm>
#include <initializer_list>

#include "base/fnv.h"
#include "engine/bots/strengths.h"
#include "game/chance/random.h"
#include "game/rules/tariff.h"

namespace trictrac::attention {
namespace {

using referee::JanDue;

// Returns how often a jan is missed, in times as often as a hit: the rarer it is, or the less it catches the
// eye, the more often.
double missed(Jan jan) {
  switch (jan) {
    case Jan::PetitJanKeep:
    case Jan::GrandJanKeep: return 0.5;
    case Jan::PetitJanFill:
    case Jan::GrandJanFill: return 0.6;
    case Jan::RetourKeep:
    case Jan::BearOff: return 0.8;
    case Jan::HitTrueOuter:
    case Jan::HitTrueHome:
    case Jan::RetourFill: return 1.0;
    case Jan::CornerHit: return 1.5;
    case Jan::HitFalseOuter:
    case Jan::HitFalseHome: return 1.6;
    case Jan::TwoTables:
    case Jan::Mezeas:
    case Jan::Helpless: return 2.0;
    case Jan::PileMake:
    case Jan::PileKeep: return 3.0;
    default: return 2.5;
  }
}

constexpr double kMostMissed = 0.6;
constexpr double kCareful = 0.5;  // of jans missed at first, the share missed also when counting aloud

// The purposes of random draws, so that each has draws of its own.
enum Question : std::uint64_t { SeesJan, CountsWays, Imagines, HowMuch, LooksAtMark, LooksAtPlay, Misjudges };

// Draws evenly from 0 to 1: the same for the same seed and question.
double draw(std::uint64_t seed, std::initializer_list<std::uint64_t> question) {
  Fnv all;
  all.add(seed);
  for (const std::uint64_t word : question) all.add(word);
  return static_cast<double>(Random(all.value()).next() >> 11) / 9007199254740992.0;
}

double draw_for(const Eye& eye, const CountedMark& mark, Look look, Question question, std::size_t jan = 0) {
  return draw(eye.seed, {question, static_cast<std::uint64_t>(mark.sheet.of),
                         static_cast<std::uint64_t>(index(mark.side)), static_cast<std::uint64_t>(mark.part),
                         static_cast<std::uint64_t>(look), jan});
}

// Returns the points seen of one jan: all, none, or those of a way too few.
int points_seen(const Eye& eye, const CountedMark& mark, Look look, std::size_t at) {
  const JanDue& d = mark.sheet.jans[at];
  const double care = look == Look::Careful ? kCareful : 1;
  const double chance = std::min(kMostMissed, eye.habits.overlook * missed(d.jan) * care);
  if (draw_for(eye, mark, look, SeesJan, at) < chance) return 0;
  const bool short_of_one = d.ways > 1 && draw_for(eye, mark, look, CountsWays, at) < chance;
  return short_of_one ? d.points - d.points / d.ways : d.points;
}

int points_imagined(const Eye& eye, const CountedMark& mark, Look look) {
  if (look == Look::Careful || draw_for(eye, mark, look, Imagines) >= eye.habits.imagine) return 0;
  return draw_for(eye, mark, look, HowMuch) < 0.5 ? 2 : 4;
}

}  // namespace

Habits habits_of(std::string_view name) {
  const auto level = level_of(name);
  return level ? level->habits : Habits{};
}

int count(const Eye& eye, const CountedMark& mark, Look look) {
  int points = points_imagined(eye, mark, look);
  int named = 0;
  for (std::size_t i = 0; i < mark.sheet.jans.size(); ++i) {
    named += mark.sheet.jans[i].points;
    points += points_seen(eye, mark, look, i);
  }
  return points + mark.sheet.due - named;
}

std::vector<Jan> jans_counted(const Eye& eye, const CountedMark& mark) {
  std::vector<Jan> all;
  for (std::size_t i = 0; i < mark.sheet.jans.size(); ++i)
    if (points_seen(eye, mark, Look::First, i) > 0) all.push_back(mark.sheet.jans[i].jan);
  const bool gained = mark.part == MarkPart::Gained;
  const Jan hit = gained ? Jan::HitTrueOuter : Jan::HitFalseOuter;
  if (points_imagined(eye, mark, Look::First) > 0 && std::ranges::find(all, hit) == all.end())
    all.push_back(hit);
  return all;
}

bool looks_at_mark(const Eye& eye, const CountedMark& mark) {
  return draw_for(eye, mark, Look::First, LooksAtMark) >= eye.habits.unseen;
}

bool looks_at_play(const Eye& eye, int roll) {
  return draw(eye.seed, {LooksAtPlay, static_cast<std::uint64_t>(roll)}) >= eye.habits.unseen;
}

double misjudgement_of(const Eye& eye, int roll, int remedy) {
  return 2 * draw(eye.seed,
                  {Misjudges, static_cast<std::uint64_t>(roll), static_cast<std::uint64_t>(remedy)}) -
         1;
}

}  // namespace trictrac::attention

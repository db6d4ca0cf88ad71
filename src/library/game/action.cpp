#include "library/game/action.h"

#include <algorithm>

namespace trictrac::library {
namespace {

constexpr int kPerSide = 15;  // simple rolls, in either order

// Returns whether this number could have moved that man so. By an exceeding number it leaves (M8).
bool moves(int number, Step s) { return s.to == kOff ? s.from + number >= kOff : s.to - s.from == number; }

// One man by both numbers; also where two men follow one another, since the board is the same then.
std::optional<Fleche> by_both(const Play& p) {
  if (p.size != 2) return std::nullopt;
  if (p.steps[0].to == p.steps[1].from) return p.steps[0].from;
  if (p.steps[1].to == p.steps[0].from) return p.steps[1].from;
  return std::nullopt;
}

int pair(Fleche by_high, Fleche by_low) { return 25 * by_high + by_low; }

// Returns which number moved which man; if both ways are possible, the higher moves the man farther on.
int number_of_two(Step one, Step two, Roll roll) {
  const bool straight = moves(roll.high(), one) && moves(roll.low(), two);
  const bool crossed = moves(roll.high(), two) && moves(roll.low(), one);
  if (straight && crossed) return pair(std::max(one.from, two.from), std::min(one.from, two.from));
  if (straight) return pair(one.from, two.from);
  return crossed ? pair(two.from, one.from) : kPuissance;
}

std::vector<Roll> simple_rolls() {
  std::vector<Roll> rolls;
  for (const Roll roll : all_rolls())
    if (!roll.doublet()) rolls.push_back(roll);
  return rolls;
}

bool lead_gives_roll(const Match& match) { return match.state().options.lead != Lead::ThrowAnew; }

// At Lead: who throws first is drawn, and the roll with it where the method says so (K9). Players who draw
// for White have drawn who throws first with it.
std::vector<Chance> leads(const Match& match) {
  std::vector<int> numbers;
  const int first = lead_gives_roll(match) ? kFirstRolls : kFirstThrows;
  const int of_side = lead_gives_roll(match) ? kPerSide : 1;
  for (const Side side : kSides)
    for (int i = 0; match.may_lead(side) && i < of_side; ++i)
      numbers.push_back(first + index(side) * of_side + i);
  std::vector<Chance> all;
  for (const int number : numbers) all.push_back({number, 1.0 / static_cast<double>(numbers.size())});
  return all;
}

bool asks(const Match& match) {
  const Stage stage = match.state().stage;
  return match.awaits() == Awaits::Tour && (stage == Stage::Decide || stage == Stage::Move);
}

}  // namespace

int number_of(const Play& play, Roll roll) {
  if (play.size == 0) return 0;
  if (const auto from = by_both(play)) return kToutDUne + *from - 1;
  if (play.size == 2) return number_of_two(play.steps[0], play.steps[1], roll);
  const Step s = play.steps[0];
  return moves(roll.high(), s) ? pair(s.from, 0) : pair(0, s.from);
}

void number_plays(const Plays& plays, Roll roll, std::span<std::uint16_t> into) {
  TRICTRAC_ASSERT(into.size() >= static_cast<std::size_t>(plays.size()));
  auto next = into.begin();
  for (const Play& play : plays) *next++ = static_cast<std::uint16_t>(number_of(play, roll));
}

GameEvent decision_of(int number) {
  TRICTRAC_ASSERT(number >= kHold && number < kActions);
  switch (number) {
    case kHold: return Hold{};
    case kGo: return Go{};
    case kSuspendEcrire: return Suspend{CombineGame::Ecrire};
    default: return Suspend{CombineGame::Honours};
  }
}

const Play* play_of(int number, const Turn& turn, Roll roll) {
  for (const Play& play : turn.plays)
    if (number_of(play, roll) == number) return &play;
  return nullptr;
}

std::optional<int> number_of(const GameEvent& action, Roll roll) {
  if (const auto* suspended = std::get_if<Suspend>(&action))
    return suspended->game == CombineGame::Ecrire ? kSuspendEcrire : kSuspendHonours;
  if (std::holds_alternative<Hold>(action)) return kHold;
  if (std::holds_alternative<Go>(action)) return kGo;
  if (const auto* played = std::get_if<PlayMen>(&action)) return number_of(as_put(played->steps), roll);
  return std::nullopt;
}

std::vector<int> numbers_of_actions(const Match& match) {
  TRICTRAC_ASSERT(asks(match));
  const State& s = match.state();
  std::vector<int> numbers;
  if (s.stage == Stage::Move) {
    for (const Play& play : match.turn().plays) numbers.push_back(number_of(play, s.roll));
  } else {
    for (const GameEvent& action : legal_decisions(match.account(), s.to_act))
      numbers.push_back(*number_of(action, s.roll));
  }
  std::ranges::sort(numbers);
  return numbers;
}

std::optional<GameEvent> action_of(int number, const Match& match) {
  if (!asks(match)) return std::nullopt;
  const State& s = match.state();
  if (s.stage == Stage::Move) {
    const Play* play = play_of(number, match.turn(), s.roll);
    return play ? std::optional<GameEvent>(PlayMen{*play}) : std::nullopt;
  }
  for (const GameEvent& action : legal_decisions(match.account(), s.to_act))
    if (number_of(action, s.roll) == number) return action;
  return std::nullopt;
}

std::vector<Chance> chances_of(const Match& match) {
  if (match.awaits() == Awaits::Half) return {{kHalves, 0.5}, {kHalves + 1, 0.5}};
  if (match.awaits() == Awaits::Lead) return leads(match);
  std::vector<Chance> all;
  if (match.awaits() != Awaits::Tour || match.state().stage != Stage::Roll) return all;
  for (const Roll roll : all_rolls()) all.push_back({static_cast<int>(all.size()), throws(roll) / 36.0});
  return all;
}

std::optional<GameEvent> chance_event(int number, const Match& match) {
  const auto all = chances_of(match);
  if (std::ranges::find(all, number, &Chance::number) == all.end()) return std::nullopt;
  if (number < kFirstRolls) return RollDice{all_rolls()[static_cast<std::size_t>(number)]};
  if (number < kFirstThrows) {
    const auto [side, i] = std::div(number - kFirstRolls, kPerSide);
    return TakeLead{kSides[static_cast<std::size_t>(side)], simple_rolls()[static_cast<std::size_t>(i)]};
  }
  if (number < kHalves) return TakeLead{kSides[static_cast<std::size_t>(number - kFirstThrows)]};
  return ThrowHalf{{number == kHalves ? Roll{6, 1} : Roll{1, 6}}};  // only which is higher counts
}

}  // namespace trictrac::library

// Two who do anything at all, rightly or wrongly.
#pragma once

#include <optional>

#include "game/chance/random.h"
#include "game/referee/referee.h"

namespace trictrac::referee {

inline State starting(Random& random) {
  State s;
  s.options.marking = random.below(4) ? Marking::Hand : Marking::Engine;
  s.options.moves = random.below(2) ? Moves::Touch : Moves::Refused;
  s.options.pegs = random.below(4) ? Pegs::Law : Pegs::Hand;
  if (random.below(4)) s.options.hand_law = HandLaw::Amended;
  return s;
}

class Players {
 public:
  explicit Players(int seed) : random_(seed), game_(starting(random_)) {}

  const Referee& game() const { return game_; }
  Random& random() { return random_; }
  void go_on_from(const Referee& game) { game_ = game; }

  struct Tried {
    Side side = Side::White;
    GameEvent action;
    bool done = false;
    ActionError denial;
  };
  // Tries an event of one of the two players; neither resigns.
  Tried one() {
    Tried t;
    t.side = random_.below(2) ? Side::White : Side::Black;
    t.action = some(t.side, random_.below(20) ? kRefereed[random_.below(17)] : EventKind::Invite);
    const auto done = game_.act(t.side, t.action);
    t.done = done.has_value();
    if (!done) t.denial = done.error();
    return t;
  }

 private:
  int points() { return 2 * random_.below(random_.below(3) ? 4 : 12); }
  MarkPart part() { return random_.below(2) ? MarkPart::Gained : MarkPart::Received; }

  std::optional<MarkPart> about() { return random_.below(3) ? std::nullopt : std::optional(part()); }

  GameEvent some(Side side, EventKind kind) {
    switch (kind) {
      case EventKind::RollDice: return RollDice{random_.roll()};
      case EventKind::Mark: return mark();
      case EventKind::ClaimEcole: return ClaimEcole{points(), part()};
      case EventKind::Rectify: return Rectify{part()};
      case EventKind::DemandWhole: return DemandWhole{about()};
      case EventKind::DisputeEcole:
        return DisputeEcole{random_.below(2) ? std::optional(points()) : std::nullopt, about()};
      case EventKind::Augment: return Augment{about()};
      case EventKind::Justify: return Justify{};
      case EventKind::Touch: return Touch{1 + random_.below(24)};
      case EventKind::Adoube: return Adoube{};
      case EventKind::PlayMen: return PlayMen{Steps(steps(side))};
      case EventKind::AskRemedies: return AskRemedies{};
      case EventKind::ChooseRemedy: return ChooseRemedy{1 + random_.below(3)};
      case EventKind::Hold: return Hold{};
      case EventKind::Go: return Go{};
      case EventKind::Agree: return Agree{};
      case EventKind::Object: return Object{};
      case EventKind::Invite: return Invite{};
      default: return Resign{side};
    }
  }

  Mark mark() {
    const bool pegs = game_.state().options.pegs == Pegs::Hand;
    const bool right = random_.below(2);
    Mark m{right ? game_.turn().events.points_roller() : points(), {}, {}, {}};
    if (game_.pending().phase == Phase::Throw && right) m.points = game_.turn().events.points_other();
    if (pegs && random_.below(2)) m.holes = random_.below(3);
    return m;
  }

  std::vector<Step> steps(Side) {
    const Plays& plays = game_.turn().plays;
    if (game_.pending().phase == Phase::Play && random_.below(3)) {
      const Play& play = plays[random_.below(plays.size())];
      return {play.begin(), play.end()};
    }
    std::vector<Step> all;
    for (int n = random_.below(3); n > 0; --n) {
      const int from = 1 + random_.below(24);
      all.push_back(
          {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(from + 1 + random_.below(8))});
    }
    return all;
  }

  Random random_;
  Referee game_;
};

}  // namespace trictrac::referee

// When each event has its moment (S1 XVIII, R4-R8, R11, R14, R16).
#include <algorithm>

#include "base/text_of.h"
#include "game/referee/referee.h"

namespace trictrac::referee {
namespace {

Denial by_the_program() { return {"R1", "the points are marked by the program: marking is not by hand"}; }
Denial moves_are_checked() { return {"R1", "wrong plays are refused here: nothing is touched or put right"}; }

}  // namespace

bool Referee::asked_to_throw(Side s) const { return pending_.phase == Phase::Throw && state_.to_act == s; }

// R14.
bool Referee::late(Side s) const {
  return pending_.phase == Phase::Throw && state_.to_act != s && pending_.gained[s].open;
}

// R26: his own man in a forbidden jan; whether one stands there is not said.
bool Referee::may_mend(Side s) const {
  return touch_moves() && pending_.phase == Phase::Throw && pending_.played && pending_.played->by == s &&
         state_.to_act != s;
}

// K5: who has borne off has thrown again, and touched nothing.
bool Referee::again_in_hand(Side y) const {
  return pending_.phase == Phase::Play && pending_.played && pending_.played->by == y && state_.to_act == y &&
         pending_.touched.empty();
}

// R30.
bool Referee::throws_early(Side s) const {
  const bool in_hand = pending_.phase == Phase::Play && state_.to_act != s;
  return by_hand() && in_hand && !pending_.early && !passes(s, EventKind::RollDice);
}

std::optional<Denial> Referee::may_roll(Side s) const {
  if (pending_.phase == Phase::Lead) return std::nullopt;
  if (asked_to_throw(s) && pending_.played && pending_.played->by != s && fault_of(attempt()) == "R27")
    return Denial{"R27", "one man alone may not stand on a coin: choose among the remedies before you throw"};
  if (asked_to_throw(s)) return std::nullopt;
  if (pending_.phase == Phase::Going)
    return Denial{"R16", "a going has been declared: it is agreed or objected to before anyone throws"};
  if (pending_.phase == Phase::Throw) return Denial{"R4", text_of("{} is to throw", title_of(state_.to_act))};
  if (throws_early(s)) return std::nullopt;
  if (pending_.early && state_.to_act != s)
    return Denial{"R30", "your dice lie on the board already: they count once the roll in hand is played"};
  return Denial{"R4", text_of("the roll is played first, by {}", title_of(state_.to_act))};
}

std::optional<Denial> Referee::may_mark(Side s) const {
  if (!by_hand()) return by_the_program();
  const bool own = pending_.phase == Phase::Play && state_.to_act == s && pending_.gained[s].open;
  if (own || asked_to_throw(s) || late(s) || pending_.received[s].open) return std::nullopt;
  if (pending_.gained[s].of > 0 && pending_.gained[s].done)
    return Denial{"R5",
                  "he has touched his men, or said that he goes, or the other has thrown: his mark stands"};
  return Denial{"R4", "he marks once he has thrown, and what the other's roll gave him once that is played"};
}

std::optional<Denial> Referee::may_decide(Side s) const {
  if (late(s) && own_holes(s) > pending_.held[s]) return std::nullopt;
  const bool asked = pending_.phase == Phase::Play && state_.to_act == s && state_.stage == Stage::Decide;
  if (asked) return std::nullopt;
  return Denial{"K4", "one holds or goes on a hole marked for one's own roll, before the men are touched"};
}

std::optional<Denial> Referee::may_play(Side s) const {
  if (may_mend(s)) return std::nullopt;
  if (state_.to_act != s) return Denial{"R4", text_of("it is {}'s turn", title_of(state_.to_act))};
  if (pending_.phase == Phase::Again) return std::nullopt;
  if (pending_.phase == Phase::Going) return Denial{"R16", "who has said that he goes is bound by it"};
  if (pending_.phase != Phase::Play) return Denial{"R4", "the dice are thrown first"};
  if (state_.stage == Stage::Decide && !by_hand()) return Denial{"K4", "a hole was marked: hold or go first"};
  return std::nullopt;
}

std::optional<Denial> Referee::may_touch(Side s) const {
  if (!touch_moves() && !by_hand()) return moves_are_checked();  // R5: touching also ends the marking
  const bool chosen = by_hand() || state_.stage == Stage::Move;  // K4: by hand touching is holding
  if (state_.to_act == s && pending_.phase == Phase::Play && chosen) return std::nullopt;
  return Denial{"R20", "one touches one's men when the roll in hand is to be played"};
}

// Whether anything is wrong this does not say (R3).
std::optional<Denial> Referee::may_remedy(Side s) const {
  if (!touch_moves()) return moves_are_checked();
  const Side y = other(s);
  if (pending_.phase == Phase::Throw && pending_.played && pending_.played->by == y) return std::nullopt;
  const bool before_play = pending_.phase == Phase::Play && state_.to_act == y && !pending_.early;
  if (before_play && !pending_.demand) return std::nullopt;
  return Denial{"R21", "a play is put right after it is made and before the next dice"};
}

// R6, R8, R12.
std::optional<Denial> Referee::may_claim(Side s, MarkPart part) const {
  if (!by_hand()) return by_the_program();
  const Side y = other(s);
  const Sheet& x = in_dispute(y, part);
  if (x.of == 0 || !x.claimable)
    return Denial{"R8",
                  "nothing was marked that may still be disputed: schools are said until one throws oneself"};
  const auto disputed = [&](const Claim& c) {
    return c.by == s && c.part == part && c.of == x.of && c.disputed > 0;
  };
  if (verdict(y, part, x).school() == 0 && std::ranges::any_of(pending_.claims, disputed))
    return Denial{"R12", "that school was disputed: maintain it by an augmentation"};
  if (!x.done && marked(y, part, x) == 0) return not_yet(y, part);
  return std::nullopt;
}

// R5, R14: why nothing is missing yet of what `y` has to mark.
Denial Referee::not_yet(Side y, MarkPart part) const {
  if (part == MarkPart::Received)
    return {"R5", "what your opponent has not marked is no école until they throw"};
  if (late(y))
    return {
        "R14",
        "your opponent could play no man: they may complete their mark until you throw, and it is no école"};
  return {"R5",
          "what your opponent has not marked is no école until they touch their men, or say that they go"};
}

// One of the other's marks can be disputed; which, an action says.
std::optional<Denial> Referee::may_claim_any(Side s) const {
  auto gained = may_claim(s, MarkPart::Gained);
  auto received = may_claim(s, MarkPart::Received);
  if (!gained || !received) return std::nullopt;
  return gained->rule == "R8" ? received : gained;
}

std::optional<Denial> Referee::may_agree(Side s) const {
  if (state_.stage == Stage::Over && by_hand() && state_.outcome->winner != s) return std::nullopt;
  if (state_.stage == Stage::Over || pending_.phase != Phase::Going)
    return Denial{"R16", "nobody has said that he goes"};
  if (asked_to_agree() == s) return std::nullopt;
  if (pending_.goer == s) return Denial{"R16", "the other agrees to his going"};
  return Denial{"R11",
                "this going ends what is played for: who goes first answers for the schools, or agrees"};
}

std::optional<Denial> Referee::may_object(Side s) const {
  if (state_.stage != Stage::Over && pending_.phase == Phase::Going && pending_.goer != s)
    return std::nullopt;
  return Denial{"R16", "nobody else has said that he goes"};
}

Side Referee::asked_to_agree() const {
  const Side y = other(pending_.goer);
  const bool unanswered = claim_of(y, &Claim::fresh) || claim_of(pending_.goer, &Claim::insists);
  return closing_ && unanswered ? pending_.goer : y;
}

// R5.
std::optional<Denial> Referee::may_invite(Side s) const {
  if (!by_hand()) return by_the_program();
  const bool opponent_throws = pending_.phase == Phase::Throw && state_.to_act != s;
  if (opponent_throws && (pending_.gained[s].open || pending_.received[s].open)) return std::nullopt;
  return Denial{"R5", opponent_throws ? "your mark is complete already: no invitation to throw is needed"
                                      : "you invite your opponent to throw when it is their turn to throw"};
}

// R10-R12.
std::optional<Denial> Referee::may_answer(Side s, EventKind k) const {
  if (k == EventKind::Augment) {
    if (claim_of(s, &Claim::insists)) return std::nullopt;
    return Denial{"R12", "no school of yours was disputed, or you have thrown or touched since"};
  }
  if (claim_of(other(s), &Claim::fresh)) return std::nullopt;
  if (k == EventKind::DemandWhole)
    return Denial{"R10", "no school was marked of which the whole could be demanded"};
  return Denial{"R11", "no school was marked that may still be disputed: until one throws or touches"};
}

std::optional<Denial> Referee::untimely(Side s, EventKind k) const {
  const bool over = state_.stage == Stage::Over;
  const bool of_marks = (k >= EventKind::ClaimEcole && k <= EventKind::Justify) || k == EventKind::Agree;
  if (over && (pending_.settled || !of_marks)) return Denial{"K6", "it is over"};
  switch (k) {
    case EventKind::RollDice: return may_roll(s);
    case EventKind::Mark: return may_mark(s);
    case EventKind::ClaimEcole:
    case EventKind::Rectify: return may_claim_any(s);
    case EventKind::DemandWhole:
    case EventKind::DisputeEcole:
    case EventKind::Augment: return may_answer(s, k);
    case EventKind::Justify:
    case EventKind::Resign: return std::nullopt;
    case EventKind::Touch:
    case EventKind::Adoube: return may_touch(s);
    case EventKind::PlayMen: return may_play(s);
    case EventKind::AskRemedies:
    case EventKind::ChooseRemedy: return may_remedy(s);
    case EventKind::Hold:
    case EventKind::Go: return may_decide(s);
    case EventKind::Agree: return may_agree(s);
    case EventKind::Object: return may_object(s);
    case EventKind::Invite: return may_invite(s);
    default: return Denial{"R4", "the players' marks and plays are judged here, and nothing else"};
  }
}

}  // namespace trictrac::referee

// The reasons why an answer is better than another one: the few facts that weigh most, and the one against
// it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/explain/weights.h"

namespace trictrac::explanation {

// The part of a reason in its sentence.
enum class Role : std::uint8_t {
  Deed,    // what one of the plays does
  Count,   // what weighs most besides
  Though,  // the heaviest fact that speaks for the other answer
};

// A fact that speaks for one of two answers.
struct Reason {
  Fact fact;
  Role role;
  double best, given;  // its value after each; of hold or go, after holding and on average
  double before = 0;   // and before the play
  double weight;       // above 0: for the best; the weights of all facts add up to Explanation::sum
  FlecheSet at = 0;    // the flèches it is about, from the player's talon
  RollSet rolls = 0;   // the rolls it counts, after the answer after which there are more
  // Of a deed of the plays: the answer it speaks against does harm by it, and the answer it speaks for does
  // no good.
  bool undone = false;
  // The code of the words by which the sentence adds it to the reasons before, such as "said.then"; empty for
  // one that begins it.
  std::string_view joined{};
};

// The reasons why the best answer is better than another one, in the order in which they are said: a deed
// first, what speaks against last.
struct Explanation {
  bool hold = false;   // of hold or go, and not of two plays;
  bool go = false;     // and it is better to go
  bool close = false;  // the answers differ by too little for a grade
  double sum = 0;      // at most 0: the facts that can be counted do not say why, and there are no reasons
  std::vector<Reason> reasons{};
};

// The numbers in the sentence for a reason, in tenths: after the better answer and after the worse one. Of a
// deed, the number of cases or men it is about.
struct ReasonNumbers {
  double n = 0, m = 0;
};
ReasonNumbers numbers_of(const Reason& reason, bool hold);

// Returns whether a fact of hold or go is less than on average, and is a number: "only 3 cases".
bool is_few(const Reason& reason, bool hold);

// Returns the code of the sentence for a reason (words/en/programs/reasons.json), such as "deeds.corner". A
// code of "none" between two plays is completed by "said.against".
std::string code_of(const Reason& reason, bool hold);

// Explains why the play that led to `best` is better than the one that led to `given`. All three states are
// of one tour: before the play, at Decide or Move, and after it, at Roll. The points of view are those of
// before.to_act.
Explanation explain_play(const State& before, const State& best, const State& given,
                         const Weights& weights = built_in_weights());

// Explains why it is better to go, or to hold, by the position `held` after holding, at Roll.
Explanation explain_hold(const State& held, Side side, bool go, const Weights& weights = built_in_weights());

}  // namespace trictrac::explanation

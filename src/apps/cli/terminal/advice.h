// What the engine says of a position and of a game, as values and in sentences.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "apps/cli/words.h"
#include "engine/advice/hint.h"
#include "engine/advice/outlook.h"
#include "engine/advice/review.h"
#include "text/fleche_text.h"
#include "words/advice.h"

namespace trictrac::cli {

// How flèches are named and for whom they are counted.
struct Naming {
  Numbering numbering = Numbering::OneTo24;
  Counted counted = Counted::ByMover;
};

// Writes hints and reviews as a person reads them (docs/analysis.md).
class AdviceText {
 public:
  // `unit`: what the match is played for, as unit_of() names it.
  AdviceText(Words words, std::string_view unit, std::ostream& out, Naming naming = {});

  // Print a hint with the ways that were played on, what the next roll may bring, or a review.
  void print(const advice::Hint& hint, std::span<const advice::RolledWay> rolled);
  void print(const advice::Outlook& outlook);
  // `names`: of the players, as they are shown.
  void print(const advice::Review& review, const std::vector<std::string>& names);

 private:
  using Unit = words::Sentence<words::Number> words::AdviceWords::*;
  static Unit unit_named(std::string_view code);

  void line(const std::string& text) { out_ << text << "\n"; }
  std::string number(const char* format, double x) const;
  std::string counted(const char* format, double x, Unit unit) const;
  std::string holes(const char* format, double x) const;
  std::string units(const char* format, double x) const { return counted(format, x, unit_); }
  std::string answer(const advice::Way& way, Roll roll, bool decision) const;
  std::string rolled(const advice::RolledWay& r) const;
  std::string played_on(const advice::AnswerCost& cost, Roll roll) const;
  std::string book(const advice::FromBook& b) const;
  void odds(Side side, const advice::Odds& o);
  void player(const advice::PlayerSeen& p, const std::string& name);
  void tally(words::Sentence<words::N, words::Count<"forced">> words::AdviceWords::* what,
             const advice::GradeTally& t);
  void mistake(const advice::AnswerSeen& a);
  void acquitted(const advice::AnswerSeen& a);
  void missed(const advice::MissedSeen& m);
  words::Text<"at"> at(const advice::RecordPlace& place, Roll roll) const;

  Words words_;
  Unit unit_;
  std::ostream& out_;
  Naming naming_;
};

// Returns the players of a record as they are shown: "Anne (White)", "Black", "player 3".
std::vector<std::string> shown_players(const Record& record, const Words& words);

// How far to look, and for how long.
struct AdviceOptions {
  int plies = 1;
  int rollouts = 0, threads = 1;
  // Is called now and then with how much is done, and of how much where that is known (else 0); where it
  // returns false, what has been found by then is the answer. Null: nobody waits.
  std::function<bool(int done, int of)> goes_on{};
};

// A hint, and its best ways played on where that was asked for.
struct HintFound {
  advice::Hint hint;
  std::vector<advice::RolledWay> rolled;
};
using Advice = std::variant<HintFound, advice::Outlook>;

// Returns what to answer to the roll in hand, or what the next one may bring; nothing where nobody has
// anything to choose or to throw.
std::optional<Advice> advise(const Match& match, const AdviceOptions& options);

// Returns the review of a whole game.
advice::Review review_of(const Record& record, const AdviceOptions& options);

// Prints advice in sentences.
void print_advice(const Advice& advice, std::string_view unit, const Words& words, std::ostream& out,
                  const Naming& naming = {});

}  // namespace trictrac::cli
